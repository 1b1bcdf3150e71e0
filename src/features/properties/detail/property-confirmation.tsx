import { Link } from 'react-router-dom';
import { agoLabel, daysSince, staleSince } from '#contract/property/freshness.ts';
import { type Property, SOLD } from '#contract/property/property.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { lagosDate, readableDate } from '#src/lib/dates.ts';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';

interface PropertyConfirmationProps {
  property: Property;
  /** Shown before it. */
  listed: string | null;
}

/** When staff last confirmed that the property is available, or that nobody has for long. */
export function PropertyConfirmation({ property, listed }: PropertyConfirmationProps) {
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted empty:hidden">
      {listed && <span>{listed}</span>}
      <Confirmation property={property} />
    </p>
  );
}

function Confirmation({ property }: { property: Property }) {
  const now = Date.now();
  const days = daysSince(property.checks?.confirmedOn, now);
  const month = monthOf(staleSince(property, now), now);
  if (!hasCapability('confirmed') || property.status === SOLD) return null;
  if (month) {
    return (
      <span className="print:hidden">
        {texts.notConfirmedSince(month)}
        <Link
          to={contactHrefs(property).contactPage}
          className="text-brand underline underline-offset-3 hover:text-brand-strong"
        >
          {texts.askUs}
        </Link>
      </span>
    );
  }
  return days !== null && <span>{texts.confirmedAgo(agoLabel(days))}</span>;
}

/** 'September', with the year if it is another one than today's. */
function monthOf(date: string | null, now: number): string | undefined {
  return readableDate(date, 'month')?.replace(` ${lagosDate(now).getUTCFullYear()}`, '');
}
