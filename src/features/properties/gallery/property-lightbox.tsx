import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { useSwipe } from '#src/features/properties/list/use-swipe.ts';
import { classNames } from '#src/lib/class-names.ts';
import { WHOLE } from './image-zoom.ts';
import { LightboxHeader } from './lightbox-header.tsx';
import { LightboxSlide } from './lightbox-slide.tsx';
import type { Picture } from './property-images.ts';
import { usePictureZoom } from './use-image-zoom.ts';

const stepLook =
  'text-on-photo enabled:hover:bg-on-photo/15 focus-visible:outline-on-photo aria-disabled:opacity-35 md:absolute md:top-1/2 md:-translate-y-1/2';

interface PropertyLightboxProps {
  pictures: readonly Picture[];
  startAt: number;
  onClose: () => void;
}

/**
 * The pictures over the whole screen; arrows, Home, End, swipes and Escape do what they say, and
 * plus, minus and 0 enlarge, as fingers, double clicks and the wheel do.
 */
export function PropertyLightbox({ pictures, startAt, onClose }: PropertyLightboxProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(startAt);
  const last = pictures.length - 1;
  const { zoom, isMoving, zoomIn, zoomOut, showWhole, zoomHandlers } = usePictureZoom(frameRef);
  const isWhole = zoom.scale === 1;
  const { draggedPx, swipeHandlers } = useSwipe((direction) => show(index + direction));

  function show(next: number) {
    setIndex(Math.min(Math.max(next, 0), last));
    showWhole();
  }

  // Closing natively before React removes the element is what gives the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);

  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    // Those are the browser's own.
    if (ctrlKey || metaKey) return;
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'Home') show(0);
    if (key === 'End') show(last);
    if (key === '+' || key === '=') zoomIn();
    if (key === '-') zoomOut();
    if (key === '0') showWhole();
  }

  return (
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      aria-label="Pictures"
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-scrim text-on-photo outline-none transition-opacity duration-200 starting:opacity-0"
    >
      <div className="flex h-full flex-col">
        <LightboxHeader
          position={index + 1}
          count={pictures.length}
          scale={zoom.scale}
          onZoomIn={zoomIn}
          onZoomOut={zoomOut}
          onClose={onClose}
        />
        <div
          ref={frameRef}
          {...zoomHandlers}
          className={classNames(
            'min-h-0 flex-1 touch-none overflow-hidden md:mx-18',
            !isWhole && 'cursor-grab active:cursor-grabbing',
          )}
        >
          <ul {...(isWhole && swipeHandlers)} className="relative size-full">
            {pictures.map(
              (picture, position) =>
                // The neighbours are there before they are asked for, and no others.
                Math.abs(position - index) <= 1 && (
                  <LightboxSlide
                    key={picture.url}
                    picture={picture}
                    offset={position - index}
                    draggedPx={draggedPx}
                    zoom={position === index ? zoom : WHOLE}
                    isMoving={isMoving}
                  />
                ),
            )}
          </ul>
        </div>
        <footer className="flex items-center justify-center gap-4 p-3 md:contents">
          <IconButton
            label="Previous"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
            className={`${stepLook} md:left-3`}
          />
          <IconButton
            label="Next"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={index === last}
            onClick={() => show(index + 1)}
            className={`${stepLook} md:right-3`}
          />
        </footer>
        {/* The same words are the picture's own, and one reading is enough. */}
        <p aria-hidden="true" className="min-h-16 px-4 pt-3 pb-4 text-center text-sm text-balance">
          {pictures[index]?.alt}
        </p>
      </div>
    </dialog>
  );
}
