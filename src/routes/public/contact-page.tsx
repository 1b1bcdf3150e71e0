import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EnquiryReceipt } from '#contract/endpoints/enquiries.ts';
import { brand } from '#contract/site/brand.ts';
import { companyHeads } from '#contract/site/company-heads.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import {
  ContactForm,
  type Enquiry,
  emailMessageHref,
  initialMessage,
  whatsappMessageHref,
} from '#src/features/company/contact-form.tsx';
import { ContactWays, WhatsAppLink } from '#src/features/company/contact-ways.tsx';
import * as texts from '#src/features/company/texts.ts';
import { EnquiryForm } from '#src/features/enquiries/form/enquiry-form.tsx';
import { SentNote } from '#src/features/enquiries/form/sent-note.tsx';
import { writeAnother } from '#src/features/enquiries/texts.ts';
import { PropertyEnquiry } from '#src/features/properties/detail/property-enquiry.tsx';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';

const { title, description: lede } = companyHeads.contact;

const office = {
  location: brand.address.lines.join(', '),
  coordinates: brand.address.coordinates,
};

export function Component() {
  const isWide = useMediaQuery(WIDE);
  const [parameters] = useSearchParams();
  const propertyId = parameters.get('property') ?? '';
  const Form = hasCapability('enquiries') ? SentForm : ContactForm;
  return (
    <>
      <PageHead {...companyHeads.contact} />
      <PageContainer className="pt-8 pb-16 md:pt-12 md:pb-24">
        <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <div className="min-w-0">
            <PageHeading title={title} lede={lede} />
            {!isWide && <WhatsAppLink className="mt-5 max-sm:w-full" />}
            <Card className="mt-6 max-sm:border-0 max-sm:bg-transparent sm:p-6 md:mt-10 lg:p-8">
              {propertyId ? (
                <PropertyEnquiry
                  key={propertyId}
                  id={propertyId}
                  form={(enquiry) => <Form enquiry={enquiry} propertyId={propertyId} />}
                />
              ) : (
                <Form />
              )}
            </Card>
          </div>
          <div className="min-w-0 lg:pt-2">
            <ContactWays />
            <section aria-labelledby="office" className="mt-8">
              <h2 id="office" className="mb-4 text-xl font-semibold">
                {texts.map.heading}
              </h2>
              <PropertyMap property={office} pinLabel={texts.map.pin} />
            </section>
          </div>
        </div>
      </PageContainer>
    </>
  );
}

/** The message is sent to the company; WhatsApp and email stay beside it. */
function SentForm({ enquiry, propertyId }: { enquiry?: Enquiry; propertyId?: string }) {
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  if (receipt) {
    return (
      <SentNote kind="message" receipt={receipt}>
        <Button variant="secondary" onClick={() => setReceipt(undefined)}>
          {writeAnother}
        </Button>
      </SentNote>
    );
  }
  return (
    <EnquiryForm
      kind="message"
      property={propertyId}
      initialMessage={initialMessage(enquiry)}
      ownApps={(fields) => ({
        whatsapp: whatsappMessageHref(fields, enquiry),
        email: emailMessageHref(fields, enquiry),
      })}
      questions={enquiry ? undefined : texts.message.questions}
      questionsLegend={texts.message.questionsLegend}
      hasWaysBeside
      onSent={setReceipt}
    />
  );
}
