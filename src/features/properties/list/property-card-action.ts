import { createContext, type ReactNode } from 'react';
import type { Property } from '#contract/property.ts';

/** The button in the corner of every card's image, which belongs to another feature. */
export const PropertyCardAction = createContext<(property: Property) => ReactNode>(() => null);
