import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import {
  type CheckMark,
  checkMarksOf,
  checkSource,
  isSeen,
} from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { loading } from '#src/components/texts.ts';
import { LineIcon } from '#src/features/properties/list/line-icon.tsx';
import { whatWasChecked } from '#src/features/properties/list/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { typographic } from '#src/lib/typography.ts';
import { PartFailed } from './part-failed.tsx';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';

const PapersHelp = lazyPart(async () => (await import('./panels/papers-help.tsx')).PapersHelp);

/** Text that can be pressed in an area higher than its line. */
const action =
  'relative text-brand underline underline-offset-3 print:hidden before:absolute before:inset-x-0 before:-inset-y-3';

/** Every check of a property; one line if the API has no checks and no amenity states a fact. */
export function PropertyCheckStrip({ property }: { property: Property }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const helpId = useId();
  const visited = readableDate(property.checks?.visitedOn, 'shortDay');
  const marks = shownMarks(property);
  if (!marks) {
    return (
      <p className="mt-4 border-b pb-4 text-sm print:hidden">
        <span className="text-muted">{texts.papersUnknown}</span>
        <Link
          to={contactHrefs(property).contactPage}
          className="text-brand underline underline-offset-3"
        >
          {texts.askUs}
        </Link>
      </p>
    );
  }
  return (
    <section aria-label={whatWasChecked} className="@container mt-5 border-y py-4 md:mt-6 md:py-5">
      <dl className="grid gap-y-4 text-sm @2xl:grid-cols-3 @2xl:gap-x-6 @2xl:gap-y-5">
        {marks.map((mark) => (
          <CheckItem key={mark.name} mark={mark} visited={visited}>
            <CheckFact mark={mark} property={property} visited={visited} />
            {mark.name === 'papers' && mark.fact !== null && (
              <button
                type="button"
                aria-expanded={isHelpOpen}
                aria-controls={helpId}
                onClick={() => setIsHelpOpen(!isHelpOpen)}
                className={action}
              >
                {texts.howToCheck}
              </button>
            )}
          </CheckItem>
        ))}
      </dl>
      <div id={helpId} hidden={!isHelpOpen} className="print:hidden">
        {isHelpOpen && (
          <PapersHelp
            property={property}
            loading={<HelpLoading />}
            failed={(retry) => <PartFailed text={texts.helpNotLoaded} onRetry={retry} />}
          />
        )}
      </div>
    </section>
  );
}

interface CheckProps {
  mark: CheckMark;
  /** The day of the visit, as it is read. */
  visited: string | null;
}

/** The checks of a property; null if the API has no checks and no amenity states a fact. */
export function shownMarks(property: Property): CheckMark[] | null {
  const marks = checkMarksOf(property).filter(
    ({ name, fact }) => name !== 'flooding' || fact !== null || hasCapability('flooding'),
  );
  return hasCapability('checks') || marks.some(({ fact }) => fact !== null) ? marks : null;
}

/** A check as an item of a `dl`: its mark and its name. The children say what is known. */
export function CheckItem({ mark, visited, children }: CheckProps & { children: ReactNode }) {
  return (
    <div className="relative pl-10 max-md:flex max-md:gap-4">
      <dt className="w-16 shrink-0 text-muted">
        <CheckCircle mark={mark} visited={visited} />
        {checkFields[mark.name].label}
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Filled for what we saw, a ring for what we were told, the bare icon for what is not known. */
function CheckCircle({ mark, visited }: CheckProps) {
  const { name, fact } = mark;
  return (
    <span
      className={cn(
        'absolute -top-0.5 left-0 grid size-7 place-items-center rounded-full border-[1.5px]',
        fact === null
          ? 'border-transparent text-muted'
          : isSeen(mark, visited)
            ? 'border-brand-fill bg-brand-fill text-on-brand-fill'
            : 'border-brand-fill text-brand',
      )}
    >
      <LineIcon name={name} />
    </span>
  );
}

function CheckFact({ mark, property, visited }: CheckProps & { property: Property }) {
  const { name, fact } = mark;
  const isVisit = name === 'visitedOn';
  if (!fact) {
    return (
      <>
        <span className="text-muted">{texts.notChecked}</span>{' '}
        <Link
          to={contactHrefs(property).contactPage}
          aria-label={texts.askAbout(checkFields[name].label)}
          className={action}
        >
          {texts.askUsLink}
        </Link>
      </>
    );
  }
  return (
    <>
      <span className="block font-medium text-balance">
        {isVisit ? readableDate(fact, 'shortDay') : typographic(fact)}
      </span>
      {!isVisit && <span className="block text-xs text-muted">{checkSource(mark, visited)}</span>}
    </>
  );
}

function HelpLoading() {
  return (
    <p role="status" className="mt-4 min-h-64 text-sm text-muted">
      {loading}
    </p>
  );
}
