import { ArrowDown, ArrowUp, ArrowUpDown, Pencil } from 'lucide-react';
import { memo, startTransition, useOptimistic } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import type { PropertySort } from '#contract/property-search.ts';
import { PropertyPicture } from '#src/features/properties/gallery/property-image.tsx';
import { picturesOf } from '#src/features/properties/gallery/property-images.ts';
import { classNames } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { type ColumnName, columnLabels } from './column-names.ts';
import { propertyColumns } from './property-columns.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { useRowsInSteps } from './use-rows-in-steps.ts';
import type { Selection } from './use-selection.ts';

export interface PropertyTableProps {
  properties: readonly Property[];
  columns: readonly ColumnName[];
  sort: PropertySort | undefined;
  onSort: (sort: PropertySort) => void;
  selection: Selection;
}

export function PropertyTable(props: PropertyTableProps) {
  const { properties, columns, sort = 'newest', onSort, selection } = props;
  const [selectedHere, showSelected] = useOptimistic(properties.filter(selection.has).length);
  const rows = useRowsInSteps(properties);

  /** The tick is seen at once, and the rows that it colours after it. */
  function selectPage(isSelected: boolean) {
    startTransition(() => {
      showSelected(isSelected ? properties.length : 0);
      selection.set(properties, isSelected);
    });
  }

  return (
    <section
      aria-label="Properties"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="[&>th]:h-11 [&>th]:border-b [&>th]:bg-sunken [&>th]:px-3 [&>th]:text-left [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th className="w-12 pr-0!">
              <RowCheckbox
                label="Select this page"
                checked={selectedHere === properties.length && properties.length > 0}
                isMixed={selectedHere > 0 && selectedHere < properties.length}
                onChange={({ target }) => selectPage(target.checked)}
              />
            </th>
            <th scope="col">Title</th>
            {columns.map((name) => (
              <ColumnHeading key={name} name={name} sort={sort} onSort={onSort} />
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((property) => (
            <PropertyRow
              key={property._id}
              property={property}
              columns={columns}
              isSelected={selection.has(property)}
              onSelect={selection.set}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnHeadingProps {
  name: ColumnName;
  sort: PropertySort;
  onSort: (sort: PropertySort) => void;
}

function ColumnHeading({ name, sort, onSort }: ColumnHeadingProps) {
  const { isNumber, sorts } = propertyColumns[name];
  const label = columnLabels[name];
  const align = isNumber ? 'text-right!' : '';
  if (!sorts) {
    return (
      <th scope="col" className={align}>
        {label}
      </th>
    );
  }
  const isSorted = sorts.includes(sort);
  const isDown = sort === 'newest' || sort === 'price_desc';
  const next = sort === sorts[0] ? sorts[1] : sorts[0];
  const Arrow = isSorted ? (isDown ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
      className={align}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className="-mx-2 inline-flex h-9 items-center gap-1.5 rounded-field px-2 hover:text-brand"
      >
        {label}
        <Arrow aria-hidden="true" className={classNames('size-4', !isSorted && 'text-muted')} />
      </button>
    </th>
  );
}

interface PropertyRowProps {
  property: Property;
  columns: readonly ColumnName[];
  isSelected: boolean;
  onSelect: Selection['set'];
}

/** Not drawn anew for a tick beside another row. */
const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { property, columns, isSelected, onSelect } = props;
  return (
    <tr
      className={classNames(
        '[&>*]:border-b [&>*]:px-3 [&>*]:py-2 [&:last-child>*]:border-b-0',
        isSelected ? 'bg-brand-soft' : 'hover:bg-sunken/60',
      )}
    >
      <td className="pr-0!">
        <RowCheckbox
          label={`Select ${property.title}`}
          checked={isSelected}
          onChange={({ target }) => onSelect([property], target.checked)}
        />
      </td>
      <RowCells property={property} columns={columns} />
    </tr>
  );
});

/** What a tick in the box beside them does not change, so that a page of them is ticked at once. */
const RowCells = memo(function RowCells({
  property,
  columns,
}: Pick<PropertyRowProps, 'property' | 'columns'>) {
  const { _id, title } = property;
  const [cover] = picturesOf(property);
  return (
    <>
      <th scope="row" className="text-left font-medium">
        <div className="flex min-w-56 items-center gap-3">
          <div aria-hidden="true" className="h-11 w-16 shrink-0 overflow-hidden rounded-tick">
            <PropertyPicture picture={cover} sizes="64px" />
          </div>
          <Link
            to={paths.admin.property.href(_id)}
            className="line-clamp-2 hover:text-brand hover:underline"
          >
            {title}
          </Link>
        </div>
      </th>
      {columns.map((name) => (
        <td
          key={name}
          className={classNames(
            propertyColumns[name].isNumber && 'text-right whitespace-nowrap tabular-nums',
          )}
        >
          {propertyColumns[name].cell(property)}
        </td>
      ))}
      <td className="pl-0! text-right">
        <EditLink property={property} />
      </td>
    </>
  );
});

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
