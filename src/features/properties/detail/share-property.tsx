import type { Property } from '#contract/property/property.ts';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { contactHrefs, sharedText } from './property-contact.ts';
import * as texts from './texts.ts';

export function ShareProperty(props: { property: Property; hidesPrice: boolean }) {
  const { property, hidesPrice } = props;
  const { url } = contactHrefs(property);
  const text = sharedText(property, hidesPrice);
  return (
    <ShareMenu
      title={property.title}
      text={text}
      url={url}
      variant="on-photo"
      links={[
        {
          label: texts.shareOnFacebook,
          href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
        },
        {
          label: texts.shareOnX,
          href: `https://x.com/intent/post?${new URLSearchParams({ text, url })}`,
        },
      ]}
    />
  );
}
