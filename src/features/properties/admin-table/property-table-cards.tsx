import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { PropertyPicture } from '#src/features/properties/gallery/property-image.tsx';
import { picturesOf } from '#src/features/properties/gallery/property-images.ts';
import { classNames } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { type ColumnName, columnLabels } from './column-names.ts';
import { propertyColumns } from './property-columns.tsx';
import { EditLink, type PropertyTableProps } from './property-table.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { useRowsInSteps } from './use-rows-in-steps.ts';
import type { Selection } from './use-selection.ts';

/** The table on a phone: a card for each row, with the same columns. */
export function PropertyTableCards({ properties, columns, selection }: PropertyTableProps) {
  const cards = useRowsInSteps(properties);
  return (
    <>
      <Checkbox
        label="Select this page"
        checked={properties.length > 0 && properties.every(selection.has)}
        onChange={({ target }) => selection.set(properties, target.checked)}
        className="mb-2 ml-3"
      />
      <ul aria-label="Properties" className="grid grid-cols-1 gap-3">
        {cards.map((property) => (
          <PropertyCard
            key={property._id}
            property={property}
            columns={columns}
            isSelected={selection.has(property)}
            onSelect={selection.set}
          />
        ))}
      </ul>
    </>
  );
}

interface PropertyCardProps {
  property: Property;
  columns: readonly ColumnName[];
  isSelected: boolean;
  onSelect: Selection['set'];
}

const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { property, columns, isSelected, onSelect } = props;
  const { _id, title } = property;
  const [cover] = picturesOf(property);
  return (
    <li
      className={classNames(
        'rounded-card border p-3',
        isSelected ? 'border-brand bg-brand-soft' : 'bg-surface',
      )}
    >
      <div className="flex items-start gap-2">
        <RowCheckbox
          label={`Select ${title}`}
          checked={isSelected}
          onChange={({ target }) => onSelect([property], target.checked)}
          className="-ml-2"
        />
        <div aria-hidden="true" className="size-14 shrink-0 overflow-hidden rounded-tick sm:w-20">
          <PropertyPicture picture={cover} sizes="80px" />
        </div>
        <Link
          to={paths.admin.property.href(_id)}
          className="line-clamp-4 min-w-0 sm:line-clamp-3 flex-1 py-1 text-sm font-medium"
        >
          {title}
        </Link>
        <EditLink property={property} />
      </div>
      <dl className="mt-3 grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-2 border-t pt-3 text-sm sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {columns.map((name) => (
          <div
            key={name}
            className={classNames('min-w-0', name === 'location' && 'max-sm:col-span-2')}
          >
            <dt className="text-xs text-muted">{columnLabels[name]}</dt>
            <dd className="tabular-nums">{propertyColumns[name].cell(property)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
});
