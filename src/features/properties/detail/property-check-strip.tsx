import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { type CheckMark, checkMarksOf } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { loading } from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { whatWasChecked } from '#src/features/properties/list/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';

const PapersHelp = lazyPart(async () => (await import('./panels/papers-help.tsx')).PapersHelp);

/** Every check of a property; one line if the API has no checks and no amenity states a fact. */
export function PropertyCheckStrip({ property }: { property: Property }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const helpId = useId();
  const marks = checkMarksOf(property).filter(
    ({ name, fact }) => name !== 'flooding' || fact !== null || hasCapability('flooding'),
  );
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
    <section aria-label={whatWasChecked} className="@container mt-4 md:mt-5">
      <dl className="grid gap-y-1 text-sm @2xl:grid-cols-3 @2xl:gap-x-5 @2xl:gap-y-3">
        {marks.map((mark) => (
          <div
            key={mark.name}
            className={cn(
              'flex gap-4 border-l-2 py-0.5 pl-3 @2xl:block @2xl:border-t-2 @2xl:border-l-0 @2xl:pt-2 @2xl:pl-0',
              mark.fact !== null && 'border-ink',
            )}
          >
            <dt className="w-16 shrink-0 text-muted @2xl:w-auto">{checkFields[mark.name].label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <CheckFact mark={mark} visitedOn={property.checks?.visitedOn} />
              {mark.name === 'papers' && mark.fact !== null && (
                <button
                  type="button"
                  aria-expanded={isHelpOpen}
                  aria-controls={helpId}
                  onClick={() => setIsHelpOpen(!isHelpOpen)}
                  className="relative block text-left text-brand underline underline-offset-3 before:absolute before:inset-x-0 before:-inset-y-1 hover:text-brand-strong pointer-coarse:before:-inset-y-3 print:hidden"
                >
                  {texts.howToCheck}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div id={helpId} hidden={!isHelpOpen} className="print:hidden">
        {isHelpOpen && (
          <PapersHelp property={property} loading={<HelpLoading />} failed={HelpFailed} />
        )}
      </div>
    </section>
  );
}

interface CheckFactProps {
  mark: CheckMark;
  visitedOn: string | null | undefined;
}

function CheckFact({ mark: { name, fact, isAmenity }, visitedOn }: CheckFactProps) {
  const text = name === 'visitedOn' ? readableDate(fact, 'longDay') : fact;
  const month = readableDate(visitedOn, 'month');
  if (!text) return <span className="text-muted">{texts.notChecked}</span>;
  return (
    <>
      <span className="font-medium">{text}</span>
      {isAmenity && <span className="text-muted">{texts.asListed}</span>}
      {name === 'flooding' && month && (
        <span className="text-muted">{texts.whenVisited(month)}</span>
      )}
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

function HelpFailed(retry: () => void) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
      {texts.helpNotLoaded}
      <Button variant="secondary" size="sm" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
