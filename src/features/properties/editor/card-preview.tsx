import { useWatch } from 'react-hook-form';
import { TolerantProperty } from '#contract/endpoints/properties.ts';
import type { Property } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { Card } from '#src/components/ui/card.tsx';
import { type EditedImage, keptImages } from '#src/features/properties/api/edited-images.ts';
import { sentAmenities } from '#src/features/properties/api/sent-property.ts';
import { PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { PropertyCard } from '#src/features/properties/list/property-cards.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useFileUrl } from '#src/lib/files.ts';
import { fileToShow } from './images/image-preview.tsx';
import { MissingFacts } from './missing-facts.tsx';
import * as texts from './texts.ts';
import type { FieldInputsProps } from './use-field-props.ts';

const { preview: labels } = texts;

interface CardPreviewProps {
  /** The stored property; absent for a new one. */
  property: Property | undefined;
  form: FieldInputsProps['form'];
  images: readonly EditedImage[];
}

/**
 * Beside the form on very wide screens: the card as visitors see it, with the unsaved changes,
 * and what is missing. Labels stand for a title and a location that are missing; in an empty form
 * every line is a bar.
 */
export function CardPreview({ property, form, images }: CardPreviewProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control: form.control }) as PropertyFormValues;
  const cover = keptImages(images)[0];
  const fileUrl = useFileUrl(cover?.kind === 'new' ? fileToShow(cover) : null);
  const hasTitle = values.title.trim() !== '';
  const isEmpty = !hasTitle && !values.location.trim() && !values.price.trim() && !cover;
  const preview = TolerantProperty.parse({
    ...property,
    ...values,
    _id: 'preview',
    title: values.title.trim() || labels.title,
    location: values.location.trim() || labels.location,
    price: parseNaira(values.price),
    amenities: sentAmenities(values),
    images: cover?.kind === 'stored' ? cover.url : fileUrl,
  });
  return (
    <div className="sticky top-30 col-start-2 row-start-1 -m-1 max-h-[calc(100dvh-18rem)] overflow-y-auto p-1">
      <section aria-label={labels.label}>
        <p className="mb-2 text-sm text-muted">{labels.hint}</p>
        {/* Inert: the link of the preview leads nowhere. */}
        <div
          inert
          className={cn(
            // There is no card beside it to align with.
            '[&_h3]:min-h-0',
            !hasTitle && '[&_h3]:text-muted',
            !values.price.trim() &&
              '[&_p.font-semibold]:font-normal [&_p.font-semibold]:text-muted',
          )}
        >
          {isEmpty ? (
            <EmptyCard />
          ) : (
            <PropertyCard titleAs="h3" property={preview} isPreview isWide />
          )}
        </div>
      </section>
      <MissingFacts form={form} values={values} images={images} />
    </div>
  );
}

/** A bar in the place of each line of a card. */
function EmptyCard() {
  return (
    <Card>
      {/* The drawn house stands on the edge of its frame. */}
      <div className="aspect-3/2 overflow-hidden rounded-t-card border-b border-muted/60 [&_.missing-photo]:translate-y-[6.2%]">
        <PropertyPhoto image={undefined} sizes="" />
      </div>
      <div className="p-4">
        <Bar className="h-4.5 w-35" />
        <Bar className="mt-3 h-3 w-42" />
        <Bar className="mt-5 h-3.5 w-60" />
        <Bar className="mt-3 h-3 w-30" />
      </div>
    </Card>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={cn('max-w-full rounded-checkbox bg-hairline', className)} />;
}
