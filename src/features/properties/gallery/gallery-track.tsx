import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type UIEvent, useRef, useState } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { cn } from '#src/lib/class-names.ts';
import { PropertyImage } from './property-image.tsx';
import type { GalleryImage } from './property-images.ts';

/** Two images fill the track. */
const columns = 'auto-cols-[calc((100%-0.5rem)/2)]';

/** From 640 px on, three images fill the track: a wide one above two small ones. */
const mosaic =
  'snap-start sm:snap-align-none sm:nth-[3n+1]:col-span-2 sm:nth-[3n+1]:snap-start sm:nth-[3n+1]:last:row-span-2 sm:nth-[3n+2]:last:col-span-2';

const sizes = '(min-width: 1024px) 510px, (min-width: 640px) 42vw, 50vw';

interface GalleryTrackProps {
  /** All images but the cover. */
  images: readonly GalleryImage[];
  /** All images, with the cover. */
  count: number;
  onOpen: (index: number) => void;
}

export function GalleryTrack({ images, count, onOpen }: GalleryTrackProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [scrolledTo, setScrolledTo] = useState<'start' | 'middle' | 'end'>('start');

  function handleScroll({ currentTarget: track }: UIEvent<HTMLUListElement>) {
    const remainingPx = track.scrollWidth - track.clientWidth - track.scrollLeft;
    setScrolledTo(track.scrollLeft < 8 ? 'start' : remainingPx < 8 ? 'end' : 'middle');
  }

  function step(direction: 1 | -1) {
    const track = trackRef.current;
    track?.scrollBy({ left: direction * track.clientWidth, behavior: 'smooth' });
  }

  const buttonClass = cn(
    'absolute top-1/2 -translate-y-1/2 sm:top-auto sm:bottom-3 sm:translate-y-0 bg-surface/95 shadow-card enabled:hover:bg-surface! aria-disabled:opacity-50 aria-disabled:not-focus:invisible print:hidden',
    // From 640 px on, three images fit without scrolling.
    images.length === 3 && 'sm:hidden',
  );

  return (
    <div className="relative min-h-0 min-w-0">
      <ul
        ref={trackRef}
        onScroll={handleScroll}
        className={cn(
          'grid h-full snap-x snap-mandatory grid-flow-col gap-2 sm:grid-rows-2 overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]',
          columns,
          images.length === 1 && 'max-sm:auto-cols-[100%]',
        )}
      >
        {images.map((image, index) => (
          <li key={image.url} className={cn('min-h-0 min-w-0', mosaic)}>
            <GalleryImageButton
              image={image}
              position={index + 2}
              count={count}
              sizes={sizes}
              onOpen={() => onOpen(index + 1)}
              className="aspect-2/1 size-full sm:aspect-auto"
            />
          </li>
        ))}
      </ul>
      {images.length > 2 && (
        <>
          <IconButton
            label="Previous"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={scrolledTo === 'start'}
            onClick={() => step(-1)}
            className={cn(buttonClass, 'left-2 sm:right-16 sm:left-auto')}
          />
          <IconButton
            label="Next"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={scrolledTo === 'end'}
            onClick={() => step(1)}
            className={cn(buttonClass, 'right-2 sm:right-3')}
          />
        </>
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
        'group block overflow-hidden focus-visible:-outline-offset-4 focus-visible:outline-on-photo',
        className,
      )}
    >
      <VisuallyHidden>
        Enlarge photo {position} of {count}:
      </VisuallyHidden>
      <PropertyImage
        image={image}
        sizes={sizes}
        isPriority={isPriority}
        className="transition-[filter] group-hover:brightness-92"
      />
    </button>
  );
}
