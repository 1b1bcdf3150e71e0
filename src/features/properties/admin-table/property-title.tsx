import { type KeyboardEvent, type MouseEvent, use } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { imagesOf, PropertyImage } from '#src/features/properties/gallery/property-image.tsx';
import { paths } from '#src/lib/paths.ts';
import { PropertyTableActions } from './property-table-actions.ts';

/** The id of a title's link, which gets the focus back from the panel. */
export function titleId(propertyId: string): string {
  return `property-${propertyId}`;
}

/** The image, the title on one line and the location below it. Opens the panel. */
export function PropertyTitle({ property }: { property: Property }) {
  const { open } = use(PropertyTableActions);
  const { title } = property;

  function handleClick(event: MouseEvent) {
    // With Ctrl, Shift or ⌘, the browser opens the page of the property in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(property);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    open(property);
  }

  return (
    // The title has the width that the other columns leave, whatever its length.
    <div className="flex min-w-36 lg:min-w-44 items-center gap-3 contain-inline-size">
      <PropertyThumbnail property={property} className="h-8 w-11 max-lg:hidden" />
      <div className="min-w-0 flex-1">
        <Link
          id={titleId(property._id)}
          to={paths.admin.property.href(property._id)}
          title={title}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          className="block scroll-my-28 truncate leading-5 hover:text-brand"
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
      <PropertyImage image={imagesOf(props.property)[0]} sizes="64px" />
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
