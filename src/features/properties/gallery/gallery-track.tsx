import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type UIEvent, useRef, useState } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { GalleryPicture } from './gallery-image.tsx';
import type { Picture } from './property-images.ts';

/** Two pictures side by side fill the track; from 640 px on, three do. Its own width is one step. */
const stepLook = 'auto-cols-[calc((100%-0.5rem)/2)]';

/** A wide picture over two small ones, or what is left of that at the end. */
const mosaicLook =
  'snap-start sm:snap-align-none sm:nth-[3n+1]:col-span-2 sm:nth-[3n+1]:snap-start sm:nth-[3n+1]:last:row-span-2 sm:nth-[3n+2]:last:col-span-2';

const sizes = '(min-width: 1024px) 510px, (min-width: 640px) 42vw, 50vw';

interface GalleryTrackProps {
  pictures: readonly Picture[];
  /** The cover stands outside of the track and counts as the first. */
  count: number;
  onOpen: (position: number) => void;
}

/** The pictures after the cover, a step at a time. */
export function GalleryTrack({ pictures, count, onOpen }: GalleryTrackProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<'start' | 'middle' | 'end'>('start');

  function handleScroll({ currentTarget: track }: UIEvent<HTMLUListElement>) {
    const left = track.scrollWidth - track.clientWidth - track.scrollLeft;
    setReached(track.scrollLeft < 8 ? 'start' : left < 8 ? 'end' : 'middle');
  }

  function step(direction: 1 | -1) {
    const track = trackRef.current;
    track?.scrollBy({ left: direction * track.clientWidth, behavior: 'smooth' });
  }

  const buttonLook = classNames(
    'absolute top-1/2 -translate-y-1/2 sm:top-auto sm:bottom-3 sm:translate-y-0 bg-surface/95 shadow-card enabled:hover:bg-surface aria-disabled:opacity-50 aria-disabled:not-focus:invisible print:hidden',
    // One step from 640 px on, two below.
    pictures.length === 3 && 'sm:hidden',
  );

  return (
    <div className="relative min-h-0 min-w-0">
      <ul
        ref={trackRef}
        onScroll={handleScroll}
        className={classNames(
          'grid h-full snap-x snap-mandatory grid-flow-col gap-2 sm:grid-rows-2 overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]',
          stepLook,
          pictures.length === 1 && 'max-sm:auto-cols-[100%]',
        )}
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} className={classNames('min-h-0 min-w-0', mosaicLook)}>
            <GalleryPicture
              picture={picture}
              position={index + 2}
              count={count}
              sizes={sizes}
              onOpen={() => onOpen(index + 1)}
              className="aspect-2/1 size-full sm:aspect-auto"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 2 && (
        <>
          <IconButton
            label="Previous"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={reached === 'start'}
            onClick={() => step(-1)}
            className={classNames(buttonLook, 'left-2 sm:right-16 sm:left-auto')}
          />
          <IconButton
            label="Next"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={reached === 'end'}
            onClick={() => step(1)}
            className={classNames(buttonLook, 'right-2 sm:right-3')}
          />
        </>
      )}
    </div>
  );
}
