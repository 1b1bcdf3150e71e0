import { useState } from 'react';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { imageSource, originalImage } from '#src/lib/image-url.ts';
import type { Zoom } from './image-zoom.ts';
import { MissingPicture } from './missing-image.tsx';
import type { Picture } from './property-images.ts';

interface LightboxSlideProps {
  picture: Picture;
  /** 0 is on screen, -1 waits to its left, 1 to its right. */
  offset: number;
  /** How far a finger is dragging all of them. */
  draggedPx: number;
  /** How far the one on screen is enlarged and moved. */
  zoom: Zoom;
  /** Follows fingers, without delay. */
  isMoving: boolean;
}

export function LightboxSlide({ picture, offset, draggedPx, zoom, isMoving }: LightboxSlideProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const source = imageSource(picture.url);
  return (
    <li
      aria-hidden={offset !== 0}
      style={{ translate: `calc(${offset * 100}% + ${draggedPx}px)` }}
      className={classNames(
        'absolute inset-0 flex items-center justify-center',
        draggedPx === 0 && 'transition-[translate] duration-250',
      )}
    >
      {state === 'loading' && <SpinnerMark className="absolute" />}
      {state === 'failed' ? (
        <div className="aspect-4/3 max-h-full w-full max-w-2xl">
          <MissingPicture label="Picture not available" />
        </div>
      ) : (
        <img
          // Enlarged, it needs more of the picture's own pixels.
          sizes={zoom.scale > 1 ? '250vw' : '100vw'}
          // Where there are no other widths to choose from, 600 px would be too few for a screen.
          {...(source.srcSet ? source : { src: originalImage(picture.url) })}
          alt={picture.alt}
          draggable={false}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          style={{
            scale: zoom.scale,
            translate: `${zoom.x}px ${zoom.y}px`,
          }}
          className={classNames(
            'relative size-full object-contain select-none',
            !isMoving && 'transition-[scale,translate]',
          )}
        />
      )}
    </li>
  );
}
