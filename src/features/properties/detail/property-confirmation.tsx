import { Link } from 'react-router-dom';
import { agoLabel, daysSince } from '#contract/property/age.ts';
import { confirmedDay, staleSince } from '#contract/property/freshness.ts';
import type { Property } from '#contract/property/property.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { lagosDate, readableDate } from '#src/lib/dates.ts';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';

const lineClass = 'mt-1.5 text-sm text-muted';

/** When staff last confirmed that the property is available, or that nobody has for long. */
export function PropertyConfirmation({ property }: { property: Property }) {
  const now = Date.now();
  const days = daysSince(confirmedDay(property, now), now);
  const month = monthOf(staleSince(property, now), now);
  if (!hasCapability('confirmed')) return null;
  if (month) {
    return (
      <p className={cn(lineClass, 'print:hidden')}>
        {texts.notConfirmedSince(month)}
        <Link
          to={contactHrefs(property).contactPage}
          className="text-brand underline underline-offset-3 hover:text-brand-strong"
        >
          {texts.askUs}
        </Link>
      </p>
    );
  }
  return days !== null && <p className={lineClass}>{texts.confirmedAgo(agoLabel(days))}</p>;
}

/** 'September', with the year if it is another one than today's. */
function monthOf(date: string | null, now: number): string | undefined {
  return readableDate(date, 'month')?.replace(` ${lagosDate(now).getUTCFullYear()}`, '');
}
