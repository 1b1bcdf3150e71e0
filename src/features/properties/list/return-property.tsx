import { matchPath } from 'react-router-dom';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useProperty } from '#src/features/properties/api/use-property.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { locationLabel, mapPointOf } from '#src/features/properties/map/map-point.ts';
import { paths } from '#src/lib/paths.ts';

const youWereLookingAt = 'You were looking at';

const propertyPaths = [paths.propertyListing.path, paths.newDevelopment.path];

/** The id of the property whose page has this path with its query, or null. */
export function propertyIdIn(path: string | null): string | null {
  const pathname = path?.replace(/[?#].*/, '') ?? '';
  const ids = propertyPaths.map((pattern) => matchPath(pattern, pathname)?.params.id);
  return ids.find((id) => id !== undefined) ?? null;
}

/** The property whose page the visitor left for a form. Nothing if it cannot be loaded. */
export function ReturnProperty({ id }: { id: string }) {
  const { data: property, error } = useProperty(id);
  if (!property) return error ? null : <Skeleton className="h-24" />;
  return (
    <section aria-label={youWereLookingAt} className="flex items-center gap-4">
      <div className="size-24 shrink-0 overflow-hidden rounded-card">
        <PropertyPhoto image={imagesOf(property)[0]} sizes="96px" isPriority />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-muted">{youWereLookingAt}</p>
        <p className="line-clamp-2 leading-snug font-medium text-balance">{property.title}</p>
        <p className="mt-0.5 truncate text-sm text-muted">{locationLabel(property)}</p>
      </div>
    </section>
  );
}

/** Nigeria with the place of that property, once it is loaded. */
export function ReturnPropertyAtlas({ id, className }: { id: string; className: string }) {
  const { data: property } = useProperty(id);
  const place = property && mapPointOf(property);
  return (
    <Atlas
      locations={property && [property.location]}
      point={place?.isExact ? place.point : undefined}
      className={className}
    />
  );
}
