import { type Control, useWatch } from 'react-hook-form';
import { parseNaira } from '#contract/naira.ts';
import type { Property } from '#contract/property.ts';
import type { PropertyFormValues } from '#contract/property-form.ts';
import { PropertyCard } from '#src/features/properties/list/property-card.tsx';
import { useFileUrl } from '#src/lib/files.ts';
import { type EditedImage, keptImages } from './images/image-list.ts';
import { fileToShow } from './images/image-preview.tsx';
import { sentAmenities } from './property-form-values.ts';
import * as texts from './texts.ts';

interface CardPreviewProps {
  /** The stored property; absent for a new one. */
  property: Property | undefined;
  control: Control<PropertyFormValues>;
  images: readonly EditedImage[];
}

/** The card that visitors will see, with the unsaved changes. */
export function CardPreview({ property, control, images }: CardPreviewProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control }) as PropertyFormValues;
  const cover = keptImages(images)[0];
  const fileUrl = useFileUrl(cover?.kind === 'new' ? fileToShow(cover) : null);
  const coverUrl = cover?.kind === 'stored' ? cover.url : fileUrl;
  return (
    <section aria-label={texts.aside.preview}>
      <p className="mb-2 text-sm text-muted">{texts.aside.previewHint}</p>
      {/* Inert: the link of the preview leads nowhere. */}
      <div inert>
        <PropertyCard
          titleAs="h3"
          property={{ ...property, ...previewOf(values), images: coverUrl ? [coverUrl] : [] }}
        />
      </div>
    </section>
  );
}

function previewOf(values: PropertyFormValues): Property {
  const { title, type, status, location, price, negotiable, features } = values;
  const { checks, developmentDetails } = values;
  return {
    _id: 'preview',
    title: title.trim() || texts.aside.titlePlaceholder,
    type,
    status,
    location: location.trim() || texts.aside.locationPlaceholder,
    price: parseNaira(price),
    negotiable,
    features: {
      bedrooms: numberOf(features.bedrooms),
      bathrooms: numberOf(features.bathrooms),
      squareFootage: numberOf(features.squareFootage),
    },
    amenities: sentAmenities(values),
    checks,
    developmentDetails: { ...developmentDetails, homes: numberOf(developmentDetails.homes) },
  };
}

function numberOf(text: string): number | null {
  const number = Number(text);
  return text.trim() && Number.isFinite(number) ? number : null;
}
