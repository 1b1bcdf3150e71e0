import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { paths } from '#src/lib/paths.ts';

/** The image, the title on one line as a link to its page, and the location below it. */
export function PropertyTitle({ property }: { property: Property }) {
  const { title } = property;
  return (
    // The title has the width that the other columns leave, whatever its length.
    <div className="flex min-w-36 lg:min-w-44 items-center gap-3 contain-inline-size">
      <PropertyThumbnail property={property} className="h-8 w-11 max-lg:hidden" />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.admin.property.href(property._id)}
          title={title}
          tabIndex={-1}
          className="block truncate leading-5 hover:text-brand"
        >
          {title}
        </Link>
        <PropertyLocation property={property} />
      </div>
    </div>
  );
}

export function PropertyThumbnail(props: { property: Property; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`${props.className} shrink-0 overflow-hidden rounded-checkbox`}
    >
      <PropertyPhoto image={imagesOf(props.property)[0]} sizes="64px" />
    </div>
  );
}

/** The location, and whether photos are missing. */
export function PropertyLocation({ property }: { property: Property }) {
  const hasNoImage = problemsOf(property).includes('noImage');
  return (
    <p className="flex gap-1.5 text-xs leading-4 font-normal text-muted">
      {property.location && (
        <span title={property.location} className="truncate">
          {property.location}
        </span>
      )}{' '}
      {hasNoImage && (
        <span className="shrink-0 font-medium text-warning">{problemLabels.noImage}</span>
      )}
    </p>
  );
}
