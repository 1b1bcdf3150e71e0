import { formatShortNaira } from '#contract/naira.ts';
import { askingPrice, type Property } from '#contract/property.ts';
import { priceLabel } from '#contract/property-labels.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { contactHrefs } from './property-contact.ts';

interface PropertyContactBarProps {
  property: Property;
  hidesPrice: boolean;
}

/** Price and contact links at the bottom of a phone's screen. */
export function PropertyContactBar({ property, hidesPrice }: PropertyContactBarProps) {
  const { contactPage, whatsapp } = contactHrefs(property, hidesPrice);
  return (
    <section
      aria-label={hidesPrice ? 'Contact' : 'Price and contact'}
      data-bottom-bar
      className="sticky bottom-0 z-20 flex items-center gap-2 border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {!hidesPrice && (
        <p className="min-w-0 flex-1 text-lg leading-tight font-semibold tabular-nums">
          {shortPrice(property)}
        </p>
      )}
      <ButtonLink
        to={whatsapp}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
        aria-label="WhatsApp"
        className="w-11 px-0!"
      >
        <WhatsAppIcon />
      </ButtonLink>
      <ButtonLink to={contactPage} className={hidesPrice ? 'flex-1' : undefined}>
        Contact agent
      </ButtonLink>
    </section>
  );
}

function shortPrice(property: Property): string {
  const price = askingPrice(property);
  return price === null ? priceLabel(property) : formatShortNaira(price);
}
