import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { ownCostsOf, ownFigures } from '#src/features/properties/budget/own-figures.ts';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { compareHref } from '#src/features/properties/saved/shortlist/shortlist-link.ts';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import {
  AskLink,
  type ComparedHome,
  ContactAgent,
  HomeHeading,
  HomeValue,
  mediaClass,
} from './compare-cells.tsx';
import { areSame, type ComparedRow, compareHomes, differInState, judge } from './comparison.ts';
import { headingClass, SameForAll } from './same-for-all.tsx';
import { StuckHeading } from './stuck-heading.tsx';
import * as texts from './texts.ts';

/** On phones. */
const SHOWN = 2;

/** Half of the gutters of 16 and 24 px. */
const cellClass = 'px-2 text-left align-top font-normal wrap-anywhere md:px-3';
/**
 * Beside the values; on narrow screens and paper above them, out of a column of 1 px, which is left of
 * the page's column.
 */
const labelClass =
  'pt-2.5 pl-px text-left align-top text-xs font-normal whitespace-nowrap text-muted max-lg:border-0! md:pl-3.25 lg:py-3 lg:pr-3 lg:pl-0 lg:text-sm/6.5 print:pl-px';

/** The height of the photos, lower where more of them share the row. */
function photoClass(count: number): string {
  if (count > 3) return 'md:[--photo:min(12.5vw,10rem)]';
  return count > 2 ? 'md:[--photo:min(16vw,13rem)]' : 'md:[--photo:min(24vw,13.75rem)]';
}

/** The `sizes` of the photos, for the widths of the columns. */
function photoSizes(count: number): string {
  const columns = Math.max(2, count);
  const px = Math.round(1072 / columns);
  const vw = Math.round(94 / columns);
  return `(min-width: 80rem) ${px}px, (min-width: 48rem) ${vw}vw, 46vw`;
}

/** Limits the width of a table with one home. */
export function aloneClass(count: number): string {
  return count > 1 ? '' : 'lg:max-w-180';
}

interface CompareTableProps {
  homes: readonly ComparedHome[];
  /** Whether the screen has room for more than two homes. */
  isWide: boolean;
}

/**
 * The compared homes, each in a column. Rows with equal values are folded into one list at the end.
 * Phones show two homes at a time, and judge and fold those; a printed page shows all.
 */
export function CompareTable({ homes, isWide }: CompareTableProps) {
  const [start, setStart] = useState(0);
  const [isFolded, setIsFolded] = useState(true);
  const last = Math.max(0, homes.length - SHOWN);
  const first = Math.min(start, last);
  const figures = useDeviceStore(ownFigures);
  const notes = useDeviceStore(homeNotes).items;
  // The link that removed a home had the focus.
  const regionRef = useKeptFocus<HTMLElement>(`${homes.length}`);
  const [price, ...rows] = compareHomes(
    homes.flatMap(({ property }) => property ?? []),
    (id) => ownCostsOf(id, figures),
    notes,
  );
  const isPair = !isWide && last > 0;
  const columns = homes.map((home, index) => ({
    ...home,
    isInView: !isPair || (index >= first && index < first + SHOWN),
    valueIndex: homes.slice(0, index).filter(({ property }) => property).length,
    className: cn(
      cellClass,
      index === first ? 'max-md:pl-0!' : 'max-md:pr-0! print:pr-2!',
      index === 0 ? 'print:pl-0!' : 'print:pl-2!',
      (index < first || index >= first + SHOWN) && 'max-md:hidden print:table-cell!',
    ),
    removeHref:
      homes.length > 1
        ? compareHref(homes.flatMap(({ id }) => (id === home.id ? [] : [id])))
        : undefined,
  }));

  const inView = columns.filter(({ property, isInView }) => property && isInView);
  const valuesInView = ({ values }: ComparedRow) =>
    inView.flatMap(({ valueIndex }) => values[valueIndex] ?? []);
  const isSame = (row: ComparedRow) => areSame(valuesInView(row));
  const isFoldedRow = (row: ComparedRow) => isFolded && isSame(row) && inView.length > 1;
  const differing = [price, ...rows].filter((row) => row && !isSame(row));
  const differsOnlyInPrice = differing.every((row) => row?.group === texts.groups.price);
  // A page printed from a phone has all homes, and so all rows.
  const shown = rows.filter((row) => isPair || !isFoldedRow(row));
  const groups = [...new Set(shown.map(({ group }) => group))].map((name) => ({
    name,
    rows: shown.filter(({ group }) => group === name),
  }));

  function labelOf(row: ComparedRow) {
    const { hasUnlikeSums } = judge(valuesInView(row));
    return (
      <>
        {row.label}
        {inView.length > 1 && (
          <span className="sr-only">, {isSame(row) ? texts.same : texts.differs}</span>
        )}
        {(hasUnlikeSums || row.hasUnlikeSums) && (
          <>
            {' '}
            <span
              className={cn(
                "text-xs font-normal text-muted max-lg:before:content-['·_'] lg:block lg:whitespace-normal",
                mediaClass(hasUnlikeSums, row.hasUnlikeSums),
              )}
            >
              {texts.unlikeSums}
            </span>
          </>
        )}
      </>
    );
  }

  function valuesOf(row: ComparedRow, className: string) {
    const { lowestOf } = judge(valuesInView(row));
    const hasPlaces = differInState(valuesInView(row));
    return columns.map(({ id, property, valueIndex, ...column }) => {
      const value = row.values[valueIndex];
      return (
        <td key={id} className={cn(column.className, className)}>
          {property && (
            <HomeValue
              property={property}
              value={value}
              hasPlace={hasPlaces}
              hasNoteLine={row === price}
              lowestInView={value && lowestOf(value)}
              check={row.check}
            />
          )}
        </td>
      );
    });
  }

  return (
    <section
      ref={regionRef}
      tabIndex={-1}
      aria-label={texts.table}
      className={cn(
        'relative outline-none [--photo:max(7rem,22vw)] md:overflow-x-clip',
        photoClass(homes.length),
        aloneClass(homes.length),
      )}
    >
      {/* In the empty corner of the table, or above it. */}
      <div className="mb-1 flex flex-wrap items-center gap-x-4 md:mb-4 lg:absolute lg:top-2 lg:left-0 lg:z-20 lg:w-36 print:hidden">
        <p className="text-sm text-muted max-md:hidden">{texts.homeCount(homes.length)}</p>
        <Checkbox
          label={texts.onlyDifferences}
          checked={isFolded}
          onChange={({ target }) => setIsFolded(target.checked)}
          className="gap-2!"
        />
        {last > 0 && (
          <div className="-mr-4 ml-auto flex items-center md:hidden">
            <p role="status" className="sr-only">
              {texts.shown(first + 1, homes.length)}
            </p>
            <IconButton
              label={texts.previousHome}
              icon={<ChevronLeft />}
              aria-disabled={first === 0}
              onClick={() => setStart(Math.max(0, first - 1))}
              className="aria-disabled:opacity-50"
            />
            <span aria-hidden="true" className="text-sm text-muted tabular-nums">
              {texts.shownShort(first + 1, homes.length)}
            </span>
            <IconButton
              label={texts.nextHome}
              icon={<ChevronRight />}
              aria-disabled={first === last}
              onClick={() => setStart(Math.min(last, first + 1))}
              className="aria-disabled:opacity-50"
            />
          </div>
        )}
      </div>
      {!isWide && <StuckHeading homes={columns.filter(({ isInView }) => isInView)} price={price} />}
      {/* The outer halves of the gutters are beyond the edges of the page's column. */}
      <table className="table-fixed border-separate border-spacing-0 text-sm -ml-px md:-ml-3.25 lg:text-base w-[calc(100%+1px)] md:w-[calc(100%+1.5rem+1px)] lg:ml-0 lg:w-[calc(100%+0.75rem)] print:ml-0! print:w-full! print:text-xs">
        <colgroup>
          <col className="w-px lg:w-36" />
        </colgroup>
        {/* Sticks without the photos; on phones it hides the lower heading until it has gone. */}
        <thead className="relative z-20 bg-paper md:sticky md:-top-(--photo) md:z-10 print:static">
          <tr>
            <td />
            {columns.map(({ id, property, className, removeHref }) => (
              <th key={id} scope="col" aria-labelledby={`home-${id}`} className={className}>
                <HomeHeading
                  id={id}
                  property={property}
                  sizes={photoSizes(homes.length)}
                  removeHref={removeHref}
                />
              </th>
            ))}
          </tr>
          {price && (
            <tr>
              <th scope="row" className={labelClass}>
                <span className="max-lg:sr-only">{labelOf(price)}</span>
              </th>
              {valuesOf(
                price,
                'pt-2 text-[0.9375rem] font-semibold max-lg:tracking-tight min-[24rem]:max-md:text-base lg:text-xl print:text-base',
              )}
            </tr>
          )}
          {/* A row of its own, so that the links are level below one line and two. */}
          <tr className="*:border-b *:border-ink">
            <td />
            {columns.map(({ id, property, className }) => (
              <td key={id} className={cn(className, 'pt-1 pb-3')}>
                {property && <AskLink property={property} />}
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody
            key={group.name}
            className={cn(group.rows.every(isFoldedRow) && 'hidden print:table-row-group')}
          >
            <tr>
              <th scope="rowgroup" className={headingClass}>
                {group.name}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr
                key={row.label}
                className={cn('*:border-t', isFoldedRow(row) && 'hidden print:table-row')}
              >
                <th scope="row" className={labelClass}>
                  {labelOf(row)}
                </th>
                {valuesOf(row, 'pt-7.5 pb-3 lg:pt-3 print:pb-1 print:max-lg:pt-6')}
              </tr>
            ))}
          </tbody>
        ))}
        <SameForAll
          rows={rows.filter(isFoldedRow)}
          valueIndex={inView[0]?.valueIndex ?? 0}
          summary={differsOnlyInPrice && texts.differences(differing.length > 0)}
          heading={isPair ? texts.sameForPair : texts.sameForAll}
          colSpan={1 + (isPair ? SHOWN : homes.length)}
          className={cn(isPair && 'print:hidden')}
        />
        <tfoot className="print:hidden">
          <tr className="*:border-t">
            <td />
            {columns.map(({ id, property, className }) => (
              <td key={id} className={cn(className, 'pt-4')}>
                {property && <ContactAgent property={property} />}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
