import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { staleSince } from '#contract/property/freshness.ts';
import { askingPrice, type Property } from '#contract/property/property.ts';
import { type CheckMark, checkSource } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { areaLabel, displayedStatus } from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { CheckItem, shownMarks } from '#src/features/properties/detail/property-check-strip.tsx';
import * as texts from '#src/features/properties/detail/texts.ts';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import * as stored from './texts.ts';

/** The facts of a property, each under its name: what staff are asked for first. */
export function StoredFacts({ property }: { property: Property }) {
  const { features, location, type } = property;
  const price = askingPrice(property);
  const hasConfirmation = hasCapability('confirmed');
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 text-sm sm:grid-cols-4 lg:gap-y-5 xl:grid-cols-3 xl:gap-x-6">
      <Fact name={stored.price} className="col-span-2 text-xl xl:col-span-1">
        <span className="font-semibold">
          {price === null ? stored.priceOnRequest : formatNaira(price)}
        </span>
      </Fact>
      <Fact
        name={stored.status}
        className={cn(
          'max-sm:order-last sm:max-xl:col-span-2',
          !hasConfirmation && 'xl:col-span-2',
        )}
      >
        <span className={cn('inline-block sm:leading-7.5', !property.status && 'text-warning')}>
          <StatusMark status={property.status?.trim() ?? ''} />
          {displayedStatus(property)}
        </span>
      </Fact>
      {hasConfirmation && (
        <Fact
          name={checkFields.confirmedOn.label}
          className="col-span-2 max-sm:order-last xl:col-span-1"
        >
          <span className="xl:leading-7.5">
            <Confirmation property={property} />
          </span>
        </Fact>
      )}
      <Fact
        name={texts.locationHeading}
        className={cn(
          'col-span-3 max-sm:order-1 xl:col-span-2',
          hasConfirmation ? 'sm:col-span-2' : 'sm:max-xl:col-span-4',
        )}
      >
        {location}
      </Fact>
      <Fact name={texts.type}>{type}</Fact>
      <Fact name={stored.bedrooms}>{features?.bedrooms}</Fact>
      <Fact name={stored.bathrooms}>{features?.bathrooms}</Fact>
      <Fact name={stored.size}>{areaLabel(property)}</Fact>
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

/** Every check as on the public page: its mark, and the source of what is known. */
export function StoredChecks({ property }: { property: Property }) {
  const visited = readableDate(property.checks?.visitedOn, 'shortDay');
  const marks = shownMarks(property);
  if (!marks) return null;
  return (
    <dl
      aria-label={stored.checks}
      className="-mx-4 grid gap-x-4 gap-y-3 border-t px-4 pt-4 text-sm sm:col-span-2 md:-mx-5 md:grid-cols-3 md:px-5 md:pt-5 xl:col-span-1 xl:col-start-2 xl:mx-0 xl:gap-x-6 xl:gap-y-5 xl:px-0"
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
        <span className="text-muted">{texts.notChecked}</span>{' '}
        <Link
          to={`${paths.admin.editProperty.href(id)}#checks.${name}`}
          aria-label={stored.addCheck(checkFields[name].label)}
          className="text-brand underline underline-offset-3"
        >
          {stored.add}
        </Link>
      </>
    );
  }
  if (name === 'visitedOn') return <span className="font-medium">{visited}</span>;
  return (
    <>
      <span className="block font-medium">{fact}</span>
      <span className="block text-xs text-muted">{checkSource(mark, visited)}</span>
    </>
  );
}
