import type { Property } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import { useImageSource } from '#src/lib/image-url.ts';
import * as texts from './texts.ts';

export interface GalleryImage {
  url: string;
  alt: string;
  /** The alternative text, where the API sends one. */
  caption?: string;
  /** Dominant colour as #rrggbb, where the API sends it. */
  color?: string;
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
      style={{ backgroundColor: image.color }}
      className={cn('size-full bg-sunken object-cover', className)}
    />
  );
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
      <svg
        viewBox="0 0 240 150"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="mt-auto max-h-[75%] w-[72%] opacity-60"
      >
        <path d="M-60 141.5h360" />
        <path d="M64 141.5V76l52-30 52 30v65.500M54 80l62-36 62 36" />
        <path d="M168 141.5V92h34v49.500M163 92h44" />
        <path d="M106 141.5v-30h20v30M122 127v1.500" />
        <path d="M78 96h18v17H78zM87 96v17M136 96h18v17h-18zM145 96v17M178 106h14v14h-14z" />
        <path d="M108 66h16v14h-16zM116 66v14" />
        <path d="M36 141.5c1-26 0-44-3-58M33 83.500c-8-9-17-9-22-3 8-2 15-1 22 3zm0 0c-5-12-13-17-21-14 9 2 15 7 21 14zm0 0c1-12 8-20 17-20-8 5-13 11-17 20zm0 0c8-7 17-7 22 0-8-2-15-2-22 0z" />
      </svg>
    </div>
  );
}
