import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { daysSince } from '#contract/property/age.ts';
import { confirmedDay, staleSince } from '#contract/property/freshness.ts';
import { askingPrice, FOR_SALE, type Property } from '#contract/property/property.ts';
import { type CheckMark, checkSource } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { displayedStatus, propertyReference } from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { useFieldChange } from '#src/features/properties/admin-table/inline/use-field-change.tsx';
import { table } from '#src/features/properties/admin-table/texts.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { CheckItem, shownMarks } from '#src/features/properties/detail/property-check-strip.tsx';
import * as texts from '#src/features/properties/detail/texts.ts';
import { shortFactsOf } from '#src/features/properties/list/card-facts.tsx';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { typographic } from '#src/lib/typography.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { AddFact } from './add-fact.tsx';
import * as stored from './texts.ts';

/** The facts of a property, each under its name: what staff are asked for first. */
export function StoredFacts({ property }: { property: Property }) {
  const { location, type, status, viewCount } = property;
  const price = askingPrice(property);
  const facts = [type, ...shortFactsOf(property)].filter(Boolean);
  return (
    // A space without width, as large as the price, puts the values beside it on its baseline.
    <dl className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-x-4 gap-y-3 text-sm sm:grid-cols-[minmax(min-content,1.25fr)_minmax(0,1fr)] sm:gap-x-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)_minmax(0,1fr)] xl:gap-y-5">
      <Fact
        name={stored.price}
        isBesidePhoto
        className="text-xl whitespace-nowrap max-[25rem]:text-lg"
      >
        <span className="font-semibold">
          {price === null ? stored.priceOnRequest : formatNaira(price)}
        </span>
      </Fact>
      <Fact
        name={stored.status}
        isBesidePhoto
        className="max-sm:-mt-3 sm:[&>dd]:before:text-xl sm:[&>dd]:before:content-['\200b']"
      >
        <span className={cn(!status && 'text-warning')}>
          {status !== FOR_SALE && <StatusMark status={status?.trim() ?? ''} />}
          {displayedStatus(property)}
        </span>
      </Fact>
      <Fact name={texts.locationHeading} className="xl:order-last">
        {location}
      </Fact>
      {hasCapability('confirmed') && (
        // On wide screens it is beside the price, too.
        <Fact
          name={checkFields.confirmedOn.label}
          className="xl:[&>dd]:before:text-xl xl:[&>dd]:before:content-['\200b']"
        >
          <Confirmation property={property} />
        </Fact>
      )}
      <Fact name={stored.typeAndSize} className="col-span-2 xl:order-last xl:col-span-1">
        {facts.length > 0 ? facts.join(' · ') : null}
      </Fact>
      <Fact
        name={stored.referenceAndViews}
        isBesidePhoto
        className="max-sm:-mt-3 max-sm:pb-1 xl:order-last"
      >
        <span className="max-sm:font-normal max-sm:text-muted">
          {[propertyReference(property), stored.viewsLabel(viewCount)].filter(Boolean).join(' · ')}
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  /** On phones, beside the photo and without its label. */
  isBesidePhoto?: boolean;
  className?: string;
  children: ReactNode;
}

function Fact({ name, isBesidePhoto, className, children }: FactProps) {
  return (
    <div
      className={cn(
        'min-w-0',
        isBesidePhoto && 'max-sm:-order-1 max-sm:col-span-2 max-sm:pl-28 max-sm:[&>dt]:sr-only',
        className,
      )}
    >
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">
        {children ?? <span className="font-normal text-muted">{stored.notGiven}</span>}
      </dd>
    </div>
  );
}

/** The day of the confirmation, and a button that confirms it today. */
function Confirmation({ property }: { property: Property }) {
  const client = useQueryClient();
  const { queryKey } = propertyQueries.detail(property._id);
  const { change, dialog } = useFieldChange({
    onShow: (changed) => client.setQueryData(queryKey, changed),
    onUndo: () => {},
  });
  const now = Date.now();
  const isStale = staleSince(property, now) !== null;
  const { confirmedOn } = property.checks ?? {};
  const isConfirmed = daysSince(confirmedOn, now) === 0;
  const day = readableDate(isConfirmed ? confirmedOn : confirmedDay(property, now), 'shortDay');
  // The pressed button disappears.
  const ref = useKeptFocus<HTMLSpanElement>(isConfirmed);
  return (
    <span
      ref={ref}
      tabIndex={-1}
      className="inline-flex flex-wrap items-baseline gap-x-3 outline-none"
    >
      <span className={isStale ? 'text-warning' : cn(!day && 'font-normal text-muted')}>
        {day ?? stored.neverConfirmed}
      </span>
      {!isConfirmed && (
        <button
          type="button"
          title={table.confirmToday}
          onClick={() => change(property, { field: 'checks.confirmedOn', value: dayInLagos(now) })}
          className="relative font-medium text-brand hover:underline before:absolute before:-inset-x-2 before:-inset-y-1 pointer-coarse:before:-inset-y-3"
        >
          {table.confirm}
        </button>
      )}
      {dialog}
    </span>
  );
}

/** Every check as on the public page: its mark, and the source of what is known. */
export function StoredChecks({ property }: { property: Property }) {
  const visited = readableDate(property.checks?.visitedOn, 'shortDay');
  const marks = shownMarks(property);
  if (!marks) return null;
  return (
    <dl
      aria-label={stored.checks}
      className="-mx-4 grid gap-x-4 gap-y-3 border-t px-4 max-md:[&>div]:min-h-7 pt-4 text-sm sm:col-span-2 md:-mx-5 md:grid-cols-3 md:px-5 md:pt-5 xl:col-span-1 xl:col-start-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)_minmax(0,1fr)] xl:mx-0 xl:gap-x-6 xl:gap-y-5 xl:px-0"
    >
      {marks.map((mark) => (
        <CheckItem key={mark.name} mark={mark} visited={visited}>
          <CheckFact id={property._id} mark={mark} visited={visited} />
        </CheckItem>
      ))}
    </dl>
  );
}

function CheckFact(props: { id: string; mark: CheckMark; visited: string | null }) {
  const { id, mark, visited } = props;
  const { name, fact } = mark;
  if (!fact) {
    return (
      <>
        <span className="mr-2 text-muted">{texts.notChecked}</span>{' '}
        <AddFact id={id} field={`checks.${name}`} label={checkFields[name].label} />
      </>
    );
  }
  if (name === 'visitedOn') return <span className="font-medium">{visited}</span>;
  return (
    <>
      <span className="block font-medium">{typographic(fact)}</span>
      <span className="block text-xs text-muted">{checkSource(mark, visited)}</span>
    </>
  );
}
