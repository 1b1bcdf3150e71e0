import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { PropertyPicture } from './property-image.tsx';
import type { Picture } from './property-images.ts';

interface GalleryPictureProps {
  picture: Picture;
  position: number;
  count: number;
  sizes: string;
  isPriority?: boolean;
  onOpen: () => void;
  className?: string;
}

/** A picture that opens over the whole screen. */
export function GalleryPicture({
  picture,
  position,
  count,
  sizes,
  isPriority,
  onOpen,
  className,
}: GalleryPictureProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'group block overflow-hidden focus-visible:-outline-offset-4 focus-visible:outline-on-photo',
        className,
      )}
    >
      <VisuallyHidden>
        Enlarge picture {position} of {count}:
      </VisuallyHidden>
      <PropertyPicture
        picture={picture}
        sizes={sizes}
        isPriority={isPriority}
        className="transition-[filter] group-hover:brightness-92"
      />
    </button>
  );
}
