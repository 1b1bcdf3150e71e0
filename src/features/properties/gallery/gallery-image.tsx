import { cn } from '#src/lib/class-names.ts';
import { typographic } from '#src/lib/typography.ts';
import { type GalleryImage, PropertyPhoto } from './property-photo.tsx';
import * as texts from './texts.ts';

interface GalleryImageButtonProps {
  image: GalleryImage;
  /** From 1. */
  position: number;
  count: number;
  sizes: string;
  isPriority?: boolean;
  onOpen: () => void;
  className?: string;
}

export function GalleryImageButton({
  image,
  position,
  count,
  sizes,
  isPriority,
  onOpen,
  className,
}: GalleryImageButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'group relative block overflow-hidden focus-visible:-outline-offset-4 focus-visible:outline-on-photo',
        className,
      )}
    >
      <span className="sr-only">{texts.enlarge(position, count)}</span>
      <PropertyPhoto
        image={image}
        sizes={sizes}
        isPriority={isPriority}
        className="transition-[filter] group-hover:brightness-92"
      />
    </button>
  );
}

interface ImageCaptionProps {
  image: GalleryImage;
  className?: string;
}

/** Hidden from screen readers, which read the same text as the image's alternative. */
export function ImageCaption({ image: { caption }, className }: ImageCaptionProps) {
  if (!caption) return null;
  return (
    <figcaption aria-hidden="true" className={cn('text-xs text-muted print:hidden', className)}>
      {typographic(caption)}
    </figcaption>
  );
}
