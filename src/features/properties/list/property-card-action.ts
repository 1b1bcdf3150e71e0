import { createContext, type ReactNode } from 'react';
import type { Property } from '#contract/property.ts';

/** What stands in the corner of every card's picture: another feature's button, set by a route. */
export const PropertyCardAction = createContext<(property: Property) => ReactNode>(() => null);
