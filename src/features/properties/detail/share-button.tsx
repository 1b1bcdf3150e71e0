import { Mail, Share2 } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuLink } from '#src/components/ui/menu.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { logger } from '#src/lib/logger.ts';
import { contactHrefs, shareHrefs } from './property-contact.ts';

interface ShareButtonProps {
  property: Property;
}

/** Hands the page to the device's own way of sharing; where there is none, to the usual ones. */
export function ShareButton({ property }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') {
    return <ShareMenu property={property} />;
  }
  async function share() {
    try {
      await navigator.share({ title: property.title, url: contactHrefs(property).address });
    } catch (error) {
      // Whoever closes the device's sheet has changed their mind.
      logger.debug('Not shared', error);
    }
  }
  return (
    <Button variant="ghost" size="sm" onClick={share}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  );
}

const newTab = { target: '_blank', rel: 'noreferrer' };

function ShareMenu({ property }: ShareButtonProps) {
  const { whatsapp, facebook, x, email } = shareHrefs(property, contactHrefs(property).address);
  return (
    <Menu
      size="sm"
      className="[&>button]:w-full"
      label={
        <span className="flex items-center gap-2">
          <Share2 aria-hidden="true" />
          Share
        </span>
      }
    >
      <MenuLink to={whatsapp} {...newTab}>
        <WhatsAppIcon />
        WhatsApp
      </MenuLink>
      <MenuLink to={email}>
        <Mail aria-hidden="true" />
        E-mail
      </MenuLink>
      <MenuLink to={facebook} {...newTab}>
        <Share2 aria-hidden="true" />
        Facebook
      </MenuLink>
      <MenuLink to={x} {...newTab}>
        <Share2 aria-hidden="true" />X
      </MenuLink>
    </Menu>
  );
}
