import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { askingPrice, type Property } from '#contract/property/property.ts';
import { priceLabel } from '#contract/property/property-labels.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';
import { useIsHeadingOnScreen } from './use-is-heading-on-screen.ts';

interface PropertyContactBarProps {
  property: Property;
  hidesPrice: boolean;
  action: ReactNode;
}

/** Contact links at the bottom of a phone's screen; price and title once the heading has left it. */
export function PropertyContactBar({ property, hidesPrice, action }: PropertyContactBarProps) {
  const { whatsapp, phone } = contactHrefs(property, hidesPrice);
  const isHeadingOnScreen = useIsHeadingOnScreen();
  return (
    <section
      aria-label={texts.contactBar}
      data-bottom-bar={isHeadingOnScreen ? '' : 'tall'}
      className="sticky bottom-0 z-20 border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {!isHeadingOnScreen && (
        <p className="flex gap-2 pb-2 text-sm">
          {!hidesPrice && (
            <span className="shrink-0 font-semibold tabular-nums">{shortPrice(property)}</span>
          )}
          <span className="truncate text-muted">{property.title}</span>
        </p>
      )}
      <div className="wraps-narrow grid grid-cols-[5fr_4fr_4fr] gap-2">
        <ButtonLink to={whatsapp} target="_blank" rel="noreferrer" className="px-2!">
          <WhatsAppIcon />
          {texts.whatsapp}
        </ButtonLink>
        <ButtonLink to={phone} variant="secondary" className="px-2!">
          <Phone />
          {texts.call}
        </ButtonLink>
        {action}
      </div>
    </section>
  );
}

function shortPrice(property: Property): string {
  const price = askingPrice(property);
  return price === null ? priceLabel(property) : formatShortNaira(price);
}
