import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Position } from '#src/components/atlas/states.ts';
import {
  ASPECT,
  enlarged,
  fitted,
  fittedInside,
  isWhole,
  reshaped,
  type Shift,
  shifted,
  type View,
} from './map-view.ts';
import type { Frame } from './place-apart.ts';

/** A finger or a pressed mouse that moved less has not begun to drag. */
const DRAG_START_PX = 6;

/** The steps of a wheel with Ctrl, as which browsers also report a pinch on a touchpad. */
const WHEEL_SPEED = 0.005;

interface Gesture {
  /** Where the pointers were when the gesture began, and where they are, in pixels. */
  from: Map<number, Position>;
  to: Map<number, Position>;
  isDragging: boolean;
  shift?: Shift | undefined;
}

/**
 * The view of a drawing in a frame of this size, which first shows `extent` with a margin and then
 * follows pinching, dragging and the wheel with Ctrl. A finger drags only what is enlarged, so that it
 * scrolls the page past the whole drawing.
 */
export function useMapView(
  { extent, marginPx }: { extent: View; marginPx: number },
  { width, height }: Frame,
  frameRef: RefObject<HTMLElement | null>,
) {
  const [own, setOwn] = useState<{ extent: View; view: View }>();
  const view = useMemo(() => {
    // Nothing has a size before the first layout.
    if (height === 0) return fitted(extent, ASPECT);
    if (own?.extent === extent) return reshaped(own.view, width / height);
    return fittedInside(extent, { width, height }, marginPx);
  }, [own, extent, width, height, marginPx]);
  const showsAll = isWhole(view);
  const [shift, setShift] = useState<Shift>();
  const gesture = useRef<Gesture>({ from: new Map(), to: new Map(), isDragging: false });

  const show = (next: View) => setOwn({ extent, view: next });

  /** The shift so far becomes the view, and the next one starts where the pointers are. */
  function settle() {
    const { current } = gesture;
    if (current.shift) show(shifted(view, current.shift));
    current.shift = undefined;
    current.from = new Map(current.to);
    setShift(undefined);
  }

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    gesture.current.to.set(event.pointerId, pointOf(event));
    settle();
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { current } = gesture;
    if (!current.to.has(event.pointerId)) return;
    // The mouse was released outside of the drawing.
    if (event.buttons === 0) return end(event);
    current.to.set(event.pointerId, pointOf(event));
    const next = shiftOf(current, event.currentTarget);
    if (!next || (current.to.size === 1 && showsAll)) return;
    if (!current.isDragging && current.to.size === 1 && !hasMoved(current)) return;
    // The press that ends the gesture is none on a bubble.
    if (!current.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
    current.isDragging = true;
    current.shift = next;
    setShift(next);
  }

  function end(event: PointerEvent<HTMLElement>) {
    const { current } = gesture;
    if (!current.to.delete(event.pointerId)) return;
    settle();
    if (current.to.size === 0) current.isDragging = false;
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    const frame = frameRef.current?.getBoundingClientRect();
    if (!event.ctrlKey || !frame) return;
    event.preventDefault();
    const point = {
      x: (event.clientX - frame.left) / frame.width,
      y: (event.clientY - frame.top) / frame.height,
    };
    show(enlarged(view, Math.exp(-event.deltaY * WHEEL_SPEED), point));
  });

  useEffect(() => {
    const frame = frameRef.current;
    // React's own listener is passive and cannot keep the browser from zooming the page.
    frame?.addEventListener('wheel', turnWheel, { passive: false });
    return () => frame?.removeEventListener('wheel', turnWheel);
  }, [frameRef]);

  return {
    view,
    shift,
    showsAll,
    show,
    enlarge: (scale: number) => show(enlarged(view, scale)),
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Position {
  return { x: clientX, y: clientY };
}

function hasMoved({ from, to }: Gesture): boolean {
  const [before, after] = [centerOf(from), centerOf(to)];
  return Math.hypot(after.x - before.x, after.y - before.y) > DRAG_START_PX;
}

/** The shift that one or two pointers make; undefined with more. */
function shiftOf({ from, to }: Gesture, frame: HTMLElement): Shift | undefined {
  if (to.size > 2 || from.size !== to.size) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const [before, after] = [centerOf(from), centerOf(to)];
  const scale = to.size === 2 ? spreadOf(to) / spreadOf(from) : 1;
  return {
    x: (after.x - left - scale * (before.x - left)) / width,
    y: (after.y - top - scale * (before.y - top)) / height,
    scale,
  };
}

function centerOf(points: ReadonlyMap<number, Position>): Position {
  const all = [...points.values()];
  const sumOf = (key: keyof Position) => all.reduce((sum, point) => sum + point[key], 0);
  return { x: sumOf('x') / all.length, y: sumOf('y') / all.length };
}

function spreadOf(points: ReadonlyMap<number, Position>): number {
  const [a, b] = [...points.values()];
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
}
