import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Property } from '#contract/property/property.ts';
import { priceLabel } from '#contract/property/property-labels.ts';
import { brand } from '#contract/site/brand.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';
import { useIsHeadingOnScreen } from './use-is-heading-on-screen.ts';

interface PropertyContactCardProps {
  property: Property;
  hidesPrice: boolean;
  action?: ReactNode;
  /** Below the links. */
  asks: ReactNode;
}

export function PropertyContactCard(props: PropertyContactCardProps) {
  const { property, hidesPrice, action, asks } = props;
  const { contactPage, whatsapp, whatsappQuestions, phone } = contactHrefs(property, hidesPrice);
  const isWide = useMediaQuery(NOT_MOBILE);
  const showsPrice = !useIsHeadingOnScreen() && !hidesPrice;
  return (
    <Card as="section" aria-labelledby="contact-heading" className="@container p-5 md:p-6">
      <div className="flex items-center justify-between gap-3 print:hidden">
        {showsPrice && <p className="price text-xl">{priceLabel(property)}</p>}
        <h2 id="contact-heading" className={showsPrice ? 'sr-only' : 'leading-snug font-semibold'}>
          {texts.contactHeading}
        </h2>
        {action}
      </div>
      <p className="mt-1 text-sm text-muted print:hidden">
        {texts.weReply} <span className="whitespace-nowrap">{brand.businessHours}</span>
      </p>
      <ButtonLink
        to={contactPage}
        // On phones the primary button is that of the bar.
        variant={isWide ? 'primary' : 'secondary'}
        className="mt-5 w-full print:hidden"
      >
        {texts.contactAgent}
      </ButtonLink>
      {/* On phones the bar at the bottom has them. */}
      <div className="mt-2 mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 max-md:hidden print:hidden">
        <ButtonLink to={whatsapp} target="_blank" rel="noreferrer" variant="secondary">
          <WhatsAppIcon />
          {texts.whatsapp}
        </ButtonLink>
        <ButtonLink to={phone} variant="secondary">
          <Phone />
          {texts.call}
        </ButtonLink>
      </div>
      {hasCapability('enquiries') ? (
        <div className="-mx-2 grid min-h-18 justify-items-start max-md:mt-2 print:hidden pointer-coarse:min-h-22">
          {asks}
        </div>
      ) : (
        <ul
          aria-label={texts.whatsappQuestions}
          className="flex flex-wrap justify-between gap-x-3 text-sm max-md:mt-2 print:hidden"
        >
          {whatsappQuestions.map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex h-8 items-center text-brand hover:underline pointer-coarse:h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="font-medium not-print:hidden">
        {brand.phone.label}, {brand.email}
      </p>
      <p className="mt-4 border-t pt-4 text-sm text-muted">{texts.caution}</p>
    </Card>
  );
}
