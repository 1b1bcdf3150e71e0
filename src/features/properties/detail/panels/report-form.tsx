import { useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { contactHrefs } from '#src/features/properties/detail/property-contact.ts';
import * as texts from './texts.ts';

const { report } = texts;

/** The reason for a report, then the message that states it: nothing is sent from here. */
export function ReportForm({ property }: { property: Property }) {
  const [reason, setReason] = useState<string>();
  const hrefs = reason && reportHrefs(property, reason);
  return (
    <div className="mt-2">
      <fieldset>
        <legend className="font-medium">{report.question}</legend>
        {report.reasons.map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="report-reason"
              checked={each === reason}
              onChange={() => setReason(each)}
              className="size-5 accent-brand-fill"
            />
            {each}
          </label>
        ))}
      </fieldset>
      {hrefs && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <ButtonLink to={hrefs.whatsapp} target="_blank" rel="noreferrer" variant="secondary">
            <WhatsAppIcon />
            {report.whatsapp}
          </ButtonLink>
          <ButtonLink to={hrefs.email} variant="secondary">
            {report.email}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Links with the message filled in. */
function reportHrefs(property: Property, reason: string) {
  const reference = propertyReference(property);
  const { url } = contactHrefs(property);
  const message = `Hello ${brand.name}, I report "${property.title}" (reference ${reference}): ${reason}. ${url}`;
  const subject = `Report: ${reference}`;
  return {
    whatsapp: whatsappHref(message),
    email: `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`,
  };
}
