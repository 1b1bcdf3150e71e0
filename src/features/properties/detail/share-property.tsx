import { Printer, Share2 } from 'lucide-react';
import type { Property } from '#contract/property/property.ts';
import { MenuItem, MenuLink } from '#src/components/ui/menu.tsx';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { contactHrefs, sharedText } from './property-contact.ts';
import * as texts from './texts.ts';

export function ShareProperty(props: { property: Property; hidesPrice: boolean }) {
  const { property, hidesPrice } = props;
  const { url } = contactHrefs(property);
  const text = sharedText(property, hidesPrice);
  const newTab = { target: '_blank', rel: 'noreferrer' };
  return (
    <ShareMenu title={property.title} text={text} url={url} variant="on-photo">
      <MenuLink
        to={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}
        {...newTab}
      >
        <Share2 />
        {texts.shareOnFacebook}
      </MenuLink>
      <MenuLink to={`https://x.com/intent/post?${new URLSearchParams({ text, url })}`} {...newTab}>
        <Share2 />
        {texts.shareOnX}
      </MenuLink>
      <MenuItem onSelect={() => window.print()}>
        <Printer />
        {texts.print}
      </MenuItem>
    </ShareMenu>
  );
}
