import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { PropertyImage } from '#src/features/properties/gallery/property-image.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-images.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { type ColumnName, propertyColumns } from './property-columns.tsx';

interface PropertyRowCardProps {
  property: Property;
  columns: readonly ColumnName[];
  checkbox: ReactNode;
}

/** A row of the table on a narrow screen. */
export function PropertyRowCard({ property, columns, checkbox }: PropertyRowCardProps) {
  return (
    <div className="p-3">
      <div className="flex items-start gap-2">
        {checkbox}
        <div
          aria-hidden="true"
          className="size-14 shrink-0 overflow-hidden rounded-checkbox sm:w-20"
        >
          <PropertyImage image={imagesOf(property)[0]} sizes="80px" />
        </div>
        <Link
          to={paths.admin.property.href(property._id)}
          className="line-clamp-4 min-w-0 sm:line-clamp-3 flex-1 py-1 text-sm font-medium"
        >
          {property.title}
        </Link>
        <EditLink property={property} />
      </div>
      <dl className="mt-3 grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-2 border-t pt-3 text-sm sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {columns.map((name) => (
          <div key={name} className={cn('min-w-0', name === 'location' && 'max-sm:col-span-2')}>
            <dt className="text-xs text-muted">{propertyColumns[name].label}</dt>
            <dd className="tabular-nums">{propertyColumns[name].cell(property)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function EditLink({ property: { _id, title } }: { property: Property }) {
  return (
    <Link
      to={paths.admin.editProperty.href(_id)}
      aria-label={`Edit ${title}`}
      title="Edit"
      className="inline-flex size-9 items-center justify-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-brand pointer-coarse:size-11"
    >
      <Pencil aria-hidden="true" className="size-4.5" />
    </Link>
  );
}
