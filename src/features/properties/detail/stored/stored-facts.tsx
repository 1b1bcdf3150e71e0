import type { ReactNode } from 'react';
import { staleSince } from '#contract/property/freshness.ts';
import { askingPrice, type Property } from '#contract/property/property.ts';
import { type CheckMark, checkMarksOf, checkSource } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { areaLabel, displayedStatus } from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import * as texts from '#src/features/properties/detail/texts.ts';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as stored from './texts.ts';

/** The facts of a property, each under its name: what staff are asked for first. */
export function StoredFacts({ property }: { property: Property }) {
  const { features, location, type } = property;
  const price = askingPrice(property);
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 text-sm sm:grid-cols-4 lg:gap-y-5">
      <Fact name={stored.price} className="col-span-2 text-xl">
        <span className="font-semibold">
          {price === null ? stored.priceOnRequest : formatNaira(price)}
        </span>
      </Fact>
      <Fact name={stored.status} className="max-sm:order-last sm:col-span-2">
        <span className={cn('inline-block sm:leading-7.5', !property.status && 'text-warning')}>
          <StatusMark status={property.status?.trim() ?? ''} />
          {displayedStatus(property)}
        </span>
      </Fact>
      <Fact name={texts.type}>{type}</Fact>
      <Fact name={stored.bedrooms}>{features?.bedrooms}</Fact>
      <Fact name={stored.bathrooms}>{features?.bathrooms}</Fact>
      <Fact name={stored.squareFootage}>{areaLabel(property)}</Fact>
      <Fact name={texts.locationHeading} className="col-span-3 sm:col-span-2">
        {location}
      </Fact>
      {hasCapability('confirmed') && (
        <Fact name={checkFields.confirmedOn.label} className="col-span-2 max-sm:order-last">
          <Confirmation property={property} />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">
        {children ?? <span className="font-normal text-muted">{stored.notGiven}</span>}
      </dd>
    </div>
  );
}

function Confirmation({ property }: { property: Property }) {
  const isStale = staleSince(property, Date.now()) !== null;
  const day = readableDate(property.checks?.confirmedOn, 'shortDay');
  return (
    <span className={isStale ? 'text-warning' : cn(!day && 'font-normal text-muted')}>
      {day ?? stored.neverConfirmed}
    </span>
  );
}

/** Every check with its mark: filled where something was seen or is stated, a ring where not. */
export function StoredChecks({ property }: { property: Property }) {
  const marks = checkMarksOf(property).filter(
    ({ name, fact }) => name !== 'flooding' || fact !== null || hasCapability('flooding'),
  );
  if (!hasCapability('checks') && marks.every(({ fact }) => fact === null)) return null;
  return (
    <dl
      aria-label={stored.checks}
      className="grid gap-x-4 gap-y-3 border-t px-4 py-4 text-sm sm:grid-cols-3 md:px-5 xl:grid-cols-6"
    >
      {marks.map((mark) => (
        <div
          key={mark.name}
          className="grid grid-cols-[1.25rem_5rem_minmax(0,1fr)] content-start items-baseline sm:grid-cols-[1.25rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden="true"
            className={cn(
              'size-2 rounded-full',
              mark.fact === null ? 'border-[1.5px] border-field-line' : 'bg-ink',
            )}
          />
          <dt className="text-muted sm:text-xs">{checkFields[mark.name].label}</dt>
          <dd className="min-w-0 sm:col-start-2">
            <CheckFact mark={mark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CheckFact({ mark }: { mark: CheckMark }) {
  const { name, fact, isAmenity } = mark;
  const text = name === 'visitedOn' ? readableDate(fact, 'shortDay') : fact;
  if (!text) return <span className="text-muted">{texts.notChecked}</span>;
  return (
    <>
      <span className="font-medium">{text}</span>
      {isAmenity && <span className="text-muted"> {checkSource(mark, null)}</span>}
    </>
  );
}
