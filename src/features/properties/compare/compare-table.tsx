import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { ownCostsOf, ownFigures } from '#src/features/properties/budget/own-figures.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { LineIcon } from '#src/features/properties/list/line-icon.tsx';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { type ComparedValue, compareHomes } from './comparison.ts';
import * as texts from './texts.ts';

const Compass = lazyPart(async () => (await import('#src/components/atlas/compass.tsx')).Compass);

/** On phones. */
const SHOWN = 2;

const imageSizes = '(min-width: 768px) 22vw, 36vw';
const cellClass =
  'border-l px-2 py-2.5 text-left align-top wrap-anywhere max-md:text-[0.8125rem] max-md:tracking-tight md:px-3 print:px-2 print:py-1';

export interface ComparedHome {
  id: string;
  /** Null if it is no longer listed, undefined if it could not be loaded. */
  property: Property | null | undefined;
}

/** One column for each home. Phones show two of them at a time, paper all. */
export function CompareTable({ homes }: { homes: readonly ComparedHome[] }) {
  const [first, setFirst] = useState(0);
  const last = Math.max(0, homes.length - SHOWN);
  const figures = useDeviceStore(ownFigures);
  const notes = useDeviceStore(homeNotes).items;
  const rows = compareHomes(
    homes.flatMap(({ property }) => property ?? []),
    (id) => ownCostsOf(id, figures),
    notes,
  );
  const columns = homes.map(({ id, property }, index) => ({
    id,
    property,
    valueIndex: homes.slice(0, index).filter((home) => home.property).length,
    className: cn(
      cellClass,
      (index < first || index >= first + SHOWN) && 'max-md:hidden print:table-cell!',
    ),
  }));

  return (
    <>
      {last > 0 && (
        <div className="mb-2 flex items-center justify-end gap-1 md:hidden print:hidden">
          <p role="status" className="mr-auto text-sm text-muted tabular-nums">
            {texts.shown(first + 1, homes.length)}
          </p>
          <IconButton
            label={texts.previousHome}
            icon={<ChevronLeft />}
            aria-disabled={first === 0}
            onClick={() => setFirst(Math.max(0, first - 1))}
            className="border aria-disabled:opacity-50"
          />
          <IconButton
            label={texts.nextHome}
            icon={<ChevronRight />}
            aria-disabled={first === last}
            onClick={() => setFirst(Math.min(last, first + 1))}
            className="border aria-disabled:opacity-50"
          />
        </div>
      )}
      <section
        aria-label={texts.table}
        className="overflow-x-auto rounded-card border bg-surface print:overflow-visible print:rounded-none"
      >
        <table className="w-full table-fixed border-collapse text-sm print:text-xs">
          <colgroup>
            <col className="w-18 md:w-36" />
          </colgroup>
          <thead>
            <tr>
              <td className="sticky left-0 z-10 bg-surface print:static" />
              {columns.map(({ id, property, className }) => (
                <th key={id} scope="col" className={className}>
                  <HomeHeading id={id} property={property} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, check, values, isSame }) => (
              <tr key={label} className="border-t">
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-surface px-1.5 py-2.5 text-left align-top font-normal text-muted max-md:text-xs md:px-3 print:static print:py-1"
                >
                  {check && (
                    <LineIcon
                      name={check}
                      className="mb-0.5 block text-ink md:float-left md:mt-0.5 md:mr-2"
                    />
                  )}
                  {label}
                  {values.length > 1 && (
                    <span className="sr-only">, {isSame ? texts.same : texts.differs}</span>
                  )}
                </th>
                {columns.map(({ id, property, valueIndex, className }) => (
                  <td key={id} className={cn(className, !isSame && 'font-semibold')}>
                    {property && <HomeValue value={values[valueIndex]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function HomeHeading({ id, property }: ComparedHome) {
  if (property === null) return <span className="text-muted">{texts.noLongerListed}</span>;
  if (!property) {
    return (
      <Link to={paths.propertyListing.href(id)} className="text-brand underline">
        {texts.notLoaded}
      </Link>
    );
  }
  return (
    <>
      {/* Each cell of the column is announced with the heading, which the photo would lengthen. */}
      <span aria-hidden="true" className="mb-2 block aspect-3/2 overflow-hidden rounded-field">
        <PropertyPhoto image={imagesOf(property)[0]} sizes={imageSizes} />
      </span>
      <Link
        to={propertyHref(property)}
        className="leading-snug font-semibold text-brand hover:underline"
      >
        {property.title}
      </Link>
    </>
  );
}

function HomeValue({ value }: { value: (ComparedValue & { isLowest: boolean }) | undefined }) {
  if (!value?.text) return <span className="font-normal text-muted">{texts.notStated}</span>;
  const { text, note, place, isLowest } = value;
  return (
    <>
      {place && (
        <span className="mb-0.5 block size-6 md:float-left md:-mt-0.5 md:mr-1.5">
          <Compass {...place} />
        </span>
      )}
      <span className="tabular-nums">{text}</span>
      {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      {isLowest && <span className="block text-xs font-medium text-success">{texts.lowest}</span>}
    </>
  );
}
