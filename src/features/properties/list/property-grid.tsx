import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Property } from '#contract/property.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { PropertyCard } from './property-card.tsx';
import * as texts from './texts.ts';

const gridClass = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:gap-6';
const narrowClass = 'lg:grid-cols-3';
/** In styles.css: a last card without a neighbour fills its row. */
const wideClass = 'property-grid-wide';

const SKELETONS = 6;

export interface PropertyGridHandle {
  /** Moves the focus to a card, counted from 0. */
  focusCard(index: number): void;
}

interface PropertyGridProps {
  ref?: Ref<PropertyGridHandle>;
  properties: readonly Property[];
  /** Whether other results are loading. */
  isStale?: boolean;
  /** At most two cards in a row instead of three. */
  isWide?: boolean;
}

export function PropertyGrid({
  ref,
  properties,
  isStale = false,
  isWide = properties.length === 1,
}: PropertyGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({
    focusCard: (index) =>
      listRef.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true }),
  }));
  return (
    <ul
      ref={listRef}
      aria-label={texts.properties}
      aria-busy={isStale || undefined}
      className={cn(
        gridClass,
        isWide ? wideClass : narrowClass,
        'transition-opacity',
        isStale && 'opacity-50 delay-150',
      )}
    >
      {properties.map((property, index) => (
        <li key={property._id}>
          <PropertyCard property={property} isPriority={index === 0} isWide={isWide} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of cards that are loading. */
export function PropertyGridSkeleton({ isWide = false }: Pick<PropertyGridProps, 'isWide'>) {
  return (
    <div role="status">
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

export function PropertyCardSkeleton() {
  return (
    <div className="rounded-card border bg-surface">
      <Skeleton className="aspect-3/2 rounded-b-none" />
      <div className="p-4 md:p-5">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="mt-2.5 h-4.5 w-11/12" />
        <Skeleton className="mt-1.5 h-4.5 w-3/5" />
        <Skeleton className="mt-2.5 h-4 w-1/2" />
        <Skeleton className="mt-8 h-4.5 w-3/5" />
      </div>
    </div>
  );
}
