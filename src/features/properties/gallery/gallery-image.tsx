import { MOSAIC_IMAGES, openingImageSizes } from '#contract/site/property-image-sizes.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import {
  type GalleryImage,
  MissingImage,
  OPENING_PHOTO,
  PropertyPhoto,
} from './property-photo.tsx';
import * as texts from './texts.ts';

/** The frame on a property page. Its height leaves room for price and title on wide screens. */
export const openingFrame = 'aspect-16/10 max-h-[52svh] min-h-50 w-full';

interface OpeningImageProps {
  images: readonly GalleryImage[];
  onOpen: (index: number) => void;
}

/**
 * The first image, as wide as its container; from 1280 px on with the next two, or the other of a
 * pair, beside it. Opens all of them.
 */
export function OpeningImage({ images, onOpen }: OpeningImageProps) {
  const [image] = images;
  const isPair = images.length === 2;
  const photos = images.filter(({ isFloorPlan }) => !isFloorPlan).length;
  if (!image) {
    return (
      <div className="h-48 md:h-72">
        <MissingImage label={texts.noPhoto} />
      </div>
    );
  }
  return (
    <div className="relative">
      <div
        className={cn(
          openingFrame,
          'grid gap-1 overflow-hidden xl:auto-cols-fr xl:grid-flow-col xl:grid-rows-2',
        )}
      >
        {images.slice(0, MOSAIC_IMAGES).map((shown, index) => (
          <GalleryImageButton
            key={shown.url}
            image={shown}
            position={index + 1}
            count={photos}
            sizes={index === 0 ? openingImageSizes(images.length) : isPair ? '50vw' : '33vw'}
            isPriority={index === 0}
            onOpen={() => onOpen(index)}
            className={cn(
              'min-h-0',
              index > 0 && 'max-xl:hidden',
              (index === 0 || isPair) && 'xl:col-span-2 xl:row-span-2',
            )}
          />
        ))}
      </div>
      {images.length > 1 && (
        <PageContainer className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-end md:bottom-5 print:hidden">
          <Button
            variant="on-photo"
            size="sm"
            onClick={() => onOpen(0)}
            className="pointer-events-auto"
          >
            {texts.showAll(photos, photos < images.length)}
          </Button>
        </PageContainer>
      )}
    </div>
  );
}

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
      <span className="sr-only">
        {image.isFloorPlan ? texts.enlargePlan : texts.enlarge(position, count)}
      </span>
      <PropertyPhoto
        image={image}
        sizes={sizes}
        isPriority={isPriority}
        className={cn(
          'object-[50%_42%] transition-[filter] group-hover:brightness-92',
          isPriority && OPENING_PHOTO,
        )}
      />
      {image.isFloorPlan && (
        <span
          aria-hidden="true"
          className="absolute bottom-2 left-2 rounded-full bg-surface px-2.5 py-1 text-xs font-medium"
        >
          {texts.floorPlan}
        </span>
      )}
    </button>
  );
}
