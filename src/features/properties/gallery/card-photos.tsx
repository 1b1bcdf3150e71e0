import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from '#src/lib/class-names.ts';
import { type GalleryImage, PropertyPhoto } from './property-photo.tsx';

const MAX_PHOTOS = 5;

interface CardPhotosProps extends Pick<LinkProps, 'to' | 'state'> {
  images: readonly GalleryImage[];
  sizes: string;
}

/**
 * The next photos of a card, which swipe over the first. Each is requested when the swipe towards it
 * starts. Hidden from the keyboard and screen readers, which have the gallery of the property.
 */
export function CardPhotos({ images, sizes, ...link }: CardPhotosProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const shown = images.slice(0, MAX_PHOTOS);

  function handleScroll({ currentTarget: track }: UIEvent) {
    const position = track.scrollLeft / track.clientWidth;
    setCurrent(Math.round(position));
    setFurthest((index) => Math.max(index, Math.ceil(position)));
  }

  function step(direction: 1 | -1) {
    const track = trackRef.current;
    track?.scrollBy({ left: direction * track.clientWidth });
  }

  return (
    <div aria-hidden="true" className="absolute inset-0 z-10">
      <div
        ref={trackRef}
        onScroll={handleScroll}
        tabIndex={-1}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
      >
        {shown.map((image, index) => (
          <Link key={image.url} {...link} tabIndex={-1} className="size-full shrink-0 snap-start">
            {/* The first photo is that of the card, below this one. */}
            {index > 0 && index <= furthest && (
              <PropertyPhoto image={image} sizes={sizes} isPriority />
            )}
          </Link>
        ))}
      </div>
      {current > 0 && (
        <Arrow className="left-2" onClick={() => step(-1)}>
          <ChevronLeft className="size-5" />
        </Arrow>
      )}
      {current < shown.length - 1 && (
        <Arrow className="right-2" onClick={() => step(1)}>
          <ChevronRight className="size-5" />
        </Arrow>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
        {shown.map(({ url }, index) => (
          <span
            key={url}
            className={cn(
              'size-1.5 rounded-full bg-on-photo shadow-card transition-opacity',
              index !== current && 'opacity-60',
            )}
          />
        ))}
      </div>
    </div>
  );
}

interface ArrowProps {
  className: string;
  onClick: () => void;
  children: ReactNode;
}

/** Shown to a mouse over the card. */
function Arrow({ className, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClick}
      className={cn(
        'absolute inset-y-0 my-auto grid size-9 place-items-center rounded-full bg-surface/95 text-ink opacity-0 shadow-card transition-opacity group-hover:opacity-100 pointer-coarse:hidden',
        className,
      )}
    >
      {children}
    </button>
  );
}
