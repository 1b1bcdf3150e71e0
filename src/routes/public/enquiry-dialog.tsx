import { useState } from 'react';
import type { EnquiryKind, EnquiryReceipt, Viewing } from '#contract/endpoints/enquiries.ts';
import type { Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { halfDayLabel } from '#contract/rules/viewing-times.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { EnquiryForm } from '#src/features/enquiries/form/enquiry-form.tsx';
import { ownAppsOf } from '#src/features/enquiries/form/own-apps.ts';
import { ReportListingForm } from '#src/features/enquiries/form/report-listing-form.tsx';
import { SentNote } from '#src/features/enquiries/form/sent-note.tsx';
import { ViewingForm } from '#src/features/enquiries/form/viewing-form.tsx';
import * as texts from '#src/features/enquiries/texts.ts';
import { contactHrefs } from '#src/features/properties/detail/property-contact.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';

export type AskedKind = Exclude<EnquiryKind, 'search'>;

const titles: Record<AskedKind, string> = {
  message: texts.message.title,
  viewing: texts.viewing.title,
  report: texts.report.title,
};

interface EnquiryDialogProps {
  property: Property;
  kind: AskedKind;
  onClose: () => void;
}

interface Sent {
  receipt: EnquiryReceipt;
  viewing?: Viewing;
}

/** A message about a property, a request for a viewing, or a report; a sheet on phones. */
export function EnquiryDialog({ property, kind, onClose }: EnquiryDialogProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  const [sent, setSent] = useState<Sent>();
  const { _id: id, title } = property;
  const reference = propertyReference(property);
  const { url } = contactHrefs(property);
  const home = `"${title}" (reference ${reference})`;
  const subject = `${title} (${reference})`;
  const viewing = sent?.viewing && { ...sent.viewing, home: title, url };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titles[kind]}
      description={sent ? undefined : title}
      placement={isWide ? 'center' : 'bottom'}
    >
      <div className="pt-4">
        {sent ? (
          <SentNote kind={kind} receipt={sent.receipt} viewing={viewing}>
            <Button onClick={onClose}>{texts.done}</Button>
          </SentNote>
        ) : kind === 'message' ? (
          <EnquiryForm
            kind="message"
            property={id}
            initialMessage={texts.message.initial(home)}
            questions={[
              {
                label: texts.message.isAvailable,
                message: texts.message.ask.isAvailable(home),
              },
              { label: texts.message.seePapers, message: texts.message.ask.seePapers(home) },
            ]}
            ownApps={({ message, fullName, phoneNumber }) =>
              ownAppsOf(subject, [message, fullName, phoneNumber, url])
            }
            onSent={(receipt) => setSent({ receipt })}
          />
        ) : kind === 'viewing' ? (
          <ViewingForm
            property={id}
            initialMessage={texts.viewing.initial(home)}
            ownApps={({ message, viewing: { by, times }, fullName, phoneNumber }) =>
              ownAppsOf(subject, [
                message,
                texts.viewing.ways[by],
                ...times.map(halfDayLabel),
                fullName,
                phoneNumber,
                url,
              ])
            }
            onSent={(receipt, asked) => setSent({ receipt, viewing: asked })}
          />
        ) : (
          <ReportListingForm
            property={id}
            ownApps={(message) => ownAppsOf(texts.reportSubject(reference), [message, home, url])}
            onSent={(receipt) => setSent({ receipt })}
          />
        )}
      </div>
    </Dialog>
  );
}
