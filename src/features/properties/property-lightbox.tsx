import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { LightboxSlide } from './lightbox-slide.tsx';
import type { Picture } from './property-pictures.ts';
import { useSwipe } from './use-swipe.ts';

const onDark = 'text-on-photo enabled:hover:bg-on-photo/15 focus-visible:outline-on-photo';

interface PropertyLightboxProps {
  pictures: readonly Picture[];
  startAt: number;
  onClose: () => void;
}

/** The pictures over the whole screen; arrows, Home, End, swipes and Escape do what they say. */
export function PropertyLightbox({ pictures, startAt, onClose }: PropertyLightboxProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(startAt);
  const last = pictures.length - 1;
  const show = (next: number) => setIndex(Math.min(Math.max(next, 0), last));
  const { draggedPx, swipeHandlers } = useSwipe((direction) => show(index + direction));

  // Closing natively before React removes the element is what gives the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'Home') show(0);
    if (key === 'End') show(last);
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
        <header className="flex h-14 items-center justify-between pr-2 pl-4">
          <p role="status" className="text-sm tabular-nums">
            {index + 1} / {pictures.length}
          </p>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" />}
            onClick={onClose}
            className={onDark}
          />
        </header>
        <ul
          {...swipeHandlers}
          className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-hidden md:mx-18"
        >
          {pictures.map(
            (picture, position) =>
              // The neighbours are there before they are asked for, and no others.
              Math.abs(position - index) <= 1 && (
                <LightboxSlide
                  key={picture.url}
                  picture={picture}
                  offset={position - index}
                  draggedPx={draggedPx}
                />
              ),
          )}
        </ul>
        <footer className="flex items-center justify-center gap-4 p-3 md:contents">
          <IconButton
            label="Previous"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
            className={`${onDark} aria-disabled:opacity-35 md:absolute md:top-1/2 md:left-3 md:-translate-y-1/2`}
          />
          <IconButton
            label="Next"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={index === last}
            onClick={() => show(index + 1)}
            className={`${onDark} aria-disabled:opacity-35 md:absolute md:top-1/2 md:right-3 md:-translate-y-1/2`}
          />
        </footer>
        <p className="min-h-16 px-4 pt-3 pb-4 text-center text-sm text-balance">
          {pictures[index]?.alt}
        </p>
      </div>
    </dialog>
  );
}
