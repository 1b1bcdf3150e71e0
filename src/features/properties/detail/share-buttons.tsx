import { Link, Mail, Share2 } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuLink } from '#src/components/ui/menu.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import { contactHrefs } from './property-contact.ts';

export function CopyLinkButton({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify.success('Link copied');
    } catch {
      // Permission denied, or no clipboard because the page came over plain HTTP.
      notify.error('The link could not be copied', { description: url });
    }
  }

  return (
    <Button variant="ghost" size="sm" onClick={copy}>
      <Link aria-hidden="true" />
      Copy link
    </Button>
  );
}

interface ShareButtonProps {
  property: Property;
}

/** Opens the share sheet of the device; without one, a menu of the usual services. */
export function ShareButton({ property }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return <ShareMenu property={property} />;

  async function share() {
    try {
      await navigator.share({ title: property.title, url: contactHrefs(property).url });
    } catch (error) {
      // Closing the share sheet rejects as well.
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
  const { title } = property;
  const { url } = contactHrefs(property);
  const text = `${title} ${url}`;
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
      <MenuLink to={`https://wa.me/?${new URLSearchParams({ text })}`} {...newTab}>
        <WhatsAppIcon />
        WhatsApp
      </MenuLink>
      <MenuLink
        to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}
      >
        <Mail aria-hidden="true" />
        Email
      </MenuLink>
      <MenuLink
        to={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}
        {...newTab}
      >
        <Share2 aria-hidden="true" />
        Facebook
      </MenuLink>
      <MenuLink
        to={`https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`}
        {...newTab}
      >
        <Share2 aria-hidden="true" />X
      </MenuLink>
    </Menu>
  );
}
