import type { Property } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import { useImageSource } from '#src/lib/image-url.ts';
import * as texts from './texts.ts';

/** The photo that a card and the property's page share: it moves from one to the other. */
export const OPENING_PHOTO = '[view-transition-name:opening-photo]';

export interface GalleryImage {
  url: string;
  alt: string;
  /** The alternative text, where the API sends one. */
  caption?: string;
  /** Dominant colour as #rrggbb, where the API sends it. */
  color?: string;
  /** Shown whole, on white. */
  isFloorPlan?: boolean;
}

/** The images in their order, the cover first, each URL once and each with an alternative text. */
export function imagesOf(
  property: Pick<Property, 'title' | 'images' | 'imageDetails'>,
): GalleryImage[] {
  const { title, imageDetails } = property;
  const urls = [...new Set(property.images?.filter(Boolean))];
  return urls.map((url, index) => {
    const details = imageDetails?.find((image) => image.url === url);
    return {
      url,
      alt: details?.alt || `${title}, photo ${index + 1} of ${urls.length}`,
      caption: details?.alt || undefined,
      color: details?.color,
    };
  });
}

interface PropertyPhotoProps {
  image: GalleryImage | undefined;
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched first. */
  isPriority?: boolean;
  className?: string;
}

/** Fills its frame; a placeholder if there is no image or it fails to load. */
export function PropertyPhoto({ image, ...props }: PropertyPhotoProps) {
  return image ? (
    <LoadedImage image={image} {...props} />
  ) : (
    <MissingImage label={texts.noPhoto} className={props.className} />
  );
}

function LoadedImage({
  image,
  sizes,
  isPriority = false,
  className,
}: PropertyPhotoProps & { image: GalleryImage }) {
  const { source, onError } = useImageSource(image.url);
  if (!source) return <MissingImage label={texts.notAvailable} className={className} />;
  return (
    <img
      // Before `src`: some browsers start to fetch as soon as it is set.
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding={isPriority ? 'sync' : 'async'}
      sizes={sizes}
      {...source}
      alt={image.alt}
      onError={onError}
      style={{ backgroundColor: image.isFloorPlan ? image.color : tintOf(image.color) }}
      className={cn(
        'size-full',
        'bg-sunken',
        image.isFloorPlan ? 'object-contain' : 'object-cover',
        className,
      )}
    />
  );
}

/** A photo's colour would be a loud slab while it loads. */
function tintOf(color: string | undefined): string | undefined {
  return color && `color-mix(in srgb, ${color} 25%, var(--sunken))`;
}

export function MissingImage({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cn(
        'flex size-full flex-col items-center justify-end overflow-hidden bg-sunken text-muted',
        className,
      )}
    >
      <span className="missing-photo mt-auto max-h-[75%] w-[72%] opacity-60" />
    </div>
  );
}
