import { Link } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { type CheckMark, checkLabels, checkMarksOf } from '#contract/property-checks.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as cardTexts from './card-texts.ts';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';

/** Every check of a property; one line if the API has no checks and no amenity states a fact. */
export function PropertyCheckStrip({ property }: { property: Property }) {
  const marks = checkMarksOf(property);
  if (!hasCapability('checks') && marks.every(({ fact }) => fact === null)) {
    return (
      <p className="mt-4 text-sm print:hidden">
        <span className="text-muted">{texts.papersUnknown}</span>
        <Link
          to={contactHrefs(property).contactPage}
          className="text-brand underline underline-offset-3"
        >
          {texts.askForPapers}
        </Link>
      </p>
    );
  }
  return (
    <section aria-label={cardTexts.whatWasChecked} className="@container mt-4 md:mt-5 print:mt-3">
      <dl className="grid gap-y-1 text-sm print:text-xs @2xl:grid-cols-5 @2xl:gap-x-5">
        {marks.map((mark) => (
          <div
            key={mark.name}
            className={cn(
              'flex gap-4 border-l-2 py-0.5 pl-3 @2xl:block @2xl:border-t-2 @2xl:border-l-0 @2xl:pt-2 @2xl:pl-0',
              mark.fact !== null && 'border-ink',
            )}
          >
            <dt className="w-16 shrink-0 text-muted @2xl:w-auto">{checkLabels[mark.name]}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <CheckFact mark={mark} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function CheckFact({ mark: { name, fact, isAmenity } }: { mark: CheckMark }) {
  const text = name === 'visitedOn' ? readableDate(fact, 'longDay') : fact;
  if (!text) return <span className="text-muted">{texts.notChecked}</span>;
  return (
    <>
      <span className="font-medium">{text}</span>
      {isAmenity && <span className="text-muted">{texts.asListed}</span>}
    </>
  );
}
