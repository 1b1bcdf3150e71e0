import { type PointerEvent, useRef, useState } from 'react';

/** How far a finger moves before it means the next one or the one before. */
const SWIPE_THRESHOLD_PX = 50;

/** Follows a finger sideways: 1 means on to the next, -1 back to the one before. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number>(null);
  const [draggedPx, setDraggedPx] = useState(0);

  function stop() {
    startX.current = null;
    setDraggedPx(0);
  }

  return {
    /** How far the finger has moved so far; negative to the left. */
    draggedPx,
    swipeHandlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'mouse') return;
        // A second finger pinches.
        if (!event.isPrimary) return stop();
        startX.current = event.clientX;
      },
      onPointerMove(event: PointerEvent) {
        if (startX.current !== null && event.isPrimary)
          setDraggedPx(event.clientX - startX.current);
      },
      onPointerUp(event: PointerEvent) {
        if (startX.current === null || !event.isPrimary) return;
        const movedPx = event.clientX - startX.current;
        stop();
        if (Math.abs(movedPx) >= SWIPE_THRESHOLD_PX) onSwipe(movedPx < 0 ? 1 : -1);
      },
      onPointerCancel: stop,
    },
  };
}
