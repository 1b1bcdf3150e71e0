import { Mail, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-words.ts';
import { brand } from '#contract/site/brand.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import { PrintButton } from './print-button.tsx';
import { contactHrefs } from './property-contact.ts';
import { PropertyPrintContact } from './property-print-contact.tsx';
import { ShareButton } from './share-button.tsx';

interface PropertyContactCardProps {
  property: Property;
  /** Under the ways to ask. */
  action?: ReactNode;
}

/** Every way to ask about a property. */
export function PropertyContactCard({ property, action }: PropertyContactCardProps) {
  const { address, contactPage, whatsapp, phone, email } = contactHrefs(property);
  return (
    <Card as="section" aria-labelledby="contact-heading" className="p-5 shadow-card md:p-6">
      <PropertyPrintContact address={address} />
      <h2 id="contact-heading" className="font-display text-lg font-semibold print:hidden">
        Ask about this property
      </h2>
      <p className="mt-1 text-sm text-muted print:hidden">
        Reference {propertyReference(property)}. We answer{' '}
        <span className="whitespace-nowrap">{brand.businessHours}</span>.
      </p>
      <ButtonLink to={contactPage} size="lg" className="mt-5 w-full print:hidden">
        Contact agent
      </ButtonLink>
      <div className="mt-3 grid grid-cols-[4fr_3fr] gap-3 print:hidden">
        <ButtonLink
          to={whatsapp}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          className="px-2"
        >
          <WhatsAppIcon />
          WhatsApp
        </ButtonLink>
        <ButtonLink to={phone} variant="secondary">
          <Phone aria-hidden="true" />
          Call
        </ButtonLink>
      </div>
      {action && <div className="mt-3 grid print:hidden">{action}</div>}
      <div className="mt-4 grid grid-cols-2 gap-x-3 border-t pt-3 print:hidden">
        <ButtonLink to={email} variant="ghost" size="sm">
          <Mail aria-hidden="true" />
          E-mail
        </ButtonLink>
        {/* A phone has it at the top of the page. */}
        <div className="grid max-md:hidden">
          <ShareButton property={property} />
        </div>
        <CopyLinkButton address={address} />
        <PrintButton />
      </div>
      <p className="mt-3 flex gap-2.5 border-t pt-4 text-sm print:mt-5 text-muted">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        Pay nobody before you have seen the property and a solicitor has seen its papers.
      </p>
    </Card>
  );
}
