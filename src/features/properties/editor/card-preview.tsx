import { useWatch } from 'react-hook-form';
import { TolerantProperty } from '#contract/endpoints/properties.ts';
import type { Property } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { type EditedImage, keptImages } from '#src/features/properties/api/edited-images.ts';
import { sentAmenities } from '#src/features/properties/api/sent-property.ts';
import { PropertyCard } from '#src/features/properties/list/property-cards.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useFileUrl } from '#src/lib/files.ts';
import { fileToShow } from './images/image-preview.tsx';
import { MissingFacts } from './missing-facts.tsx';
import * as texts from './texts.ts';
import type { FieldInputsProps } from './use-field-props.ts';

const { preview: labels } = texts;

/** They give an empty form a line for the facts, which is drawn as a bar. */
const placeholderFeatures = { bedrooms: 1, bathrooms: 1, squareFootage: 100 };

interface CardPreviewProps {
  /** The stored property; absent for a new one. */
  property: Property | undefined;
  form: FieldInputsProps['form'];
  images: readonly EditedImage[];
}

/**
 * Beside the form on very wide screens: the card as visitors see it, with the unsaved changes,
 * and what is missing. Bars stand for a title and a location that are missing, and in an empty form for
 * every line.
 */
export function CardPreview({ property, form, images }: CardPreviewProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control: form.control }) as PropertyFormValues;
  const cover = keptImages(images)[0];
  const fileUrl = useFileUrl(cover?.kind === 'new' ? fileToShow(cover) : null);
  const hasTitle = values.title.trim() !== '';
  const hasLocation = values.location.trim() !== '';
  const isEmpty = !hasTitle && !hasLocation && !values.price.trim();
  const preview = TolerantProperty.parse({
    ...property,
    ...values,
    _id: 'preview',
    title: values.title.trim() || labels.title,
    location: values.location.trim() || labels.location,
    price: parseNaira(values.price),
    ...(isEmpty && { features: placeholderFeatures }),
    amenities: sentAmenities(values),
    images: cover?.kind === 'stored' ? cover.url : fileUrl,
  });
  return (
    <div className="sticky top-30 col-start-2 row-start-1 -m-1 max-h-[calc(100dvh-12rem)] overflow-y-auto p-1">
      <section aria-label={labels.label}>
        <p className="mb-2 text-sm text-muted">{labels.hint}</p>
        {/* Inert: the link of the preview leads nowhere. */}
        <div
          inert
          className={cn(
            !hasTitle &&
              '[&_h3]:mb-4 [&_h3]:h-5 [&_h3]:min-h-0 [&_h3]:w-3/4 [&_h3]:rounded-checkbox [&_h3]:bg-hairline [&_h3]:text-transparent',
            !hasLocation &&
              '[&_h3+p]:mt-2 [&_h3+p]:w-2/5 [&_h3+p]:rounded-checkbox [&_h3+p]:bg-hairline [&_h3+p]:text-transparent',
            !isEmpty &&
              !values.price.trim() &&
              '[&_p.font-semibold]:font-normal [&_p.font-semibold]:text-muted',
            isEmpty &&
              '[&_p.font-semibold]:w-1/2 [&_p.font-semibold]:rounded-checkbox [&_p.font-semibold]:bg-hairline [&_p.font-semibold]:text-transparent [&_ul]:mt-2 [&_ul]:ml-0 [&_ul]:w-3/5 [&_ul]:rounded-checkbox [&_ul]:bg-hairline [&_ul]:text-transparent [&_ul_li]:before:hidden',
          )}
        >
          <PropertyCard titleAs="h3" property={preview} isPreview />
        </div>
      </section>
      {property && <MissingFacts form={form} values={values} images={images} />}
    </div>
  );
}
