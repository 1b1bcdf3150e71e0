import { type ReactNode, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import { PropertyCard, PropertyCardSkeleton } from './property-cards.tsx';
import * as texts from './texts.ts';

/** As many cards in a row as fit beside a map, or without one. */
const gridClass = 'grid grid-cols-1 gap-5 @min-[36rem]:grid-cols-2 lg:gap-6';
const narrowClass = '@min-[54rem]:grid-cols-3';
/** In styles.css: a last card without a neighbour fills its row. */
const wideClass = 'property-grid-wide';

const SKELETONS = 6;

interface PropertyGridProps {
  properties: readonly Property[];
  /** Whether other results are loading. */
  isStale?: boolean;
  /** At most two cards in a row instead of three. */
  isWide?: boolean;
  /** In place of the usual card. */
  card?: ((property: Property, index: number) => ReactNode) | undefined;
  /** Controls at the foot of each card. */
  footer?: (property: Property) => ReactNode;
}

export function PropertyGrid({
  properties,
  isStale = false,
  // Three columns would leave a hole.
  isWide = [1, 2, 4].includes(properties.length),
  card,
  footer,
}: PropertyGridProps) {
  const [hasPointer, setHasPointer] = useState(false);
  return (
    <div className="@container">
      <ul
        onPointerEnter={() => setHasPointer(true)}
        aria-label={texts.properties}
        aria-busy={isStale || undefined}
        className={cn(gridClass, isWide ? wideClass : narrowClass, 'property-grid')}
      >
        {properties.map((property, index) => (
          <li key={property._id} data-card={index}>
            {card?.(property, index) ?? (
              <PropertyCard
                property={property}
                isPriority={index === 0}
                isWide={isWide}
                hasSwipe={hasPointer}
                footer={footer?.(property)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Placeholders of cards that are loading. */
export function PropertyGridSkeleton({ isWide = false }: Pick<PropertyGridProps, 'isWide'>) {
  return (
    <div role="status" className="@container">
      <span className="sr-only">{texts.loading}</span>
      <div className={cn(gridClass, !isWide && narrowClass)}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons never change.
          <PropertyCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** Up to three cards below a heading of level 2; two beside each other leave out the third. */
export function SuggestedCards({ properties }: { properties: readonly Property[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {properties.map((property) => (
        <li key={property._id} className="sm:last:max-lg:nth-[3]:hidden">
          <PropertyCard property={property} titleAs="h3" />
        </li>
      ))}
    </ul>
  );
}
