import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type UIEvent, useRef, useState } from 'react';
import { MOSAIC_IMAGES } from '#contract/site/property-image-sizes.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { GalleryImageButton } from './gallery-image.tsx';
import type { GalleryImage } from './property-photo.tsx';
import * as texts from './texts.ts';

/** Two images fill the strip; from 640 px on, three do, or those that are left of them. */
const columns = [
  'auto-cols-[100%]',
  'auto-cols-[calc((100%-0.75rem)/2)]',
  'auto-cols-[calc((100%-0.75rem)/2)] sm:auto-cols-[minmax(calc((100%-1.5rem)/3),1fr)]',
];

const sizes = '(min-width: 64rem) 400px, (min-width: 48rem) 18vw, (min-width: 40rem) 32vw, 48vw';

interface ImageStripProps {
  images: readonly GalleryImage[];
  onOpen: (index: number) => void;
}

/** The images after the opening one, on wide screens after all those that open the page. */
export function ImageStrip({ images, onOpen }: ImageStripProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [scrolledTo, setScrolledTo] = useState<'start' | 'middle' | 'end'>('start');
  const others = images.slice(1);
  const photos = images.filter(({ isFloorPlan }) => !isFloorPlan).length;
  const repeated = Math.min(images.length, MOSAIC_IMAGES) - 1;
  if (others.length === 0) return null;

  function handleScroll({ currentTarget: track }: UIEvent<HTMLUListElement>) {
    const remainingPx = track.scrollWidth - track.clientWidth - track.scrollLeft;
    setScrolledTo(track.scrollLeft < 8 ? 'start' : remainingPx < 8 ? 'end' : 'middle');
  }

  function step(direction: 1 | -1) {
    const track = trackRef.current;
    track?.scrollBy({ left: direction * track.clientWidth });
  }

  const buttonClass = cn(
    'absolute inset-y-0 my-auto bg-surface/95 shadow-card enabled:hover:bg-surface! pointer-fine:size-9 aria-disabled:opacity-50 aria-disabled:not-focus:invisible print:hidden',
    // From 640 px on, three images fit without scrolling.
    others.length === 3 && 'sm:hidden',
    others.length - repeated <= 3 && 'xl:hidden',
  );

  return (
    <section
      aria-label={texts.photos}
      className={cn('relative mt-6 md:mt-8', others.length === repeated && 'xl:hidden')}
    >
      <ul
        ref={trackRef}
        onScroll={handleScroll}
        className={cn(
          'grid snap-x snap-mandatory grid-flow-col gap-3 overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]',
          columns[Math.min(others.length, columns.length) - 1],
        )}
      >
        {others.map((image, index) => (
          <li key={image.url} className={cn('min-w-0 snap-start', index < repeated && 'xl:hidden')}>
            <GalleryImageButton
              image={image}
              position={index + 2}
              count={photos}
              sizes={sizes}
              onOpen={() => onOpen(index + 1)}
              className="aspect-16/9 w-full rounded-field"
            />
          </li>
        ))}
      </ul>
      {others.length > 2 && (
        <>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft />}
            aria-disabled={scrolledTo === 'start'}
            onClick={() => step(-1)}
            className={cn(buttonClass, 'left-2')}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRight />}
            aria-disabled={scrolledTo === 'end'}
            onClick={() => step(1)}
            className={cn(buttonClass, 'right-2')}
          />
        </>
      )}
    </section>
  );
}
