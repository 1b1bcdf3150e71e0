import type { Property } from '#contract/property/property.ts';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { contactHrefs, sharedText } from './property-contact.ts';

export function ShareProperty(props: { property: Property; hidesPrice: boolean }) {
  const { property, hidesPrice } = props;
  const { url } = contactHrefs(property);
  const text = sharedText(property, hidesPrice);
  return <ShareMenu title={property.title} text={text} url={url} variant="on-photo" isPublic />;
}
