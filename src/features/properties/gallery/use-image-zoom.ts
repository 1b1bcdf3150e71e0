import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { keptInFrame, WHOLE, type Zoom, zoomedBy } from './image-zoom.ts';

const STEP = 1.6;
const DOUBLE_TAP_FACTOR = 2.5;
const DOUBLE_TAP_MS = 300;
/** Fingers are this much less exact than a point. */
const TAP_SLACK_PX = 24;

interface Point {
  x: number;
  y: number;
}

/**
 * Enlarges the picture in a frame: two fingers pinch, a double tap or double click goes in and out
 * again, the wheel does both, and what is enlarged follows one finger or the mouse.
 */
export function usePictureZoom(frameRef: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(WHOLE);
  const [isMoving, setIsMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  /** The pointer's place, in pixels from the middle of the frame. */
  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = frameRef.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  function show(change: (zoom: Zoom) => Zoom) {
    setZoom((current) => fitted(change(current), frameRef.current));
  }

  function zoomBy(factor: number, point: Point = { x: 0, y: 0 }) {
    show((current) => zoomedBy(current, factor, point));
  }

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(2 ** (-event.deltaY / (event.ctrlKey ? 100 : 400)), placeOf(event));
  });

  // React listens to wheels passively, and could not keep the browser from zooming the page.
  useEffect(() => {
    const frame = frameRef.current;
    const handle = (event: WheelEvent) => zoomByWheel(event);
    frame?.addEventListener('wheel', handle, { passive: false });
    return () => frame?.removeEventListener('wheel', handle);
  }, [frameRef]);

  function endTap(event: PointerEvent) {
    const place = placeOf(event);
    if (distance(place, pressed.current) > TAP_SLACK_PX) return;
    const { at, ...before } = lastTap.current;
    const isDouble = event.timeStamp - at < DOUBLE_TAP_MS && distance(place, before) < TAP_SLACK_PX;
    lastTap.current = { at: isDouble ? 0 : event.timeStamp, ...place };
    if (!isDouble) return;
    show((current) => (current.scale > 1 ? WHOLE : zoomedBy(current, DOUBLE_TAP_FACTOR, place)));
  }

  function lift(event: PointerEvent) {
    const wasThere = fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setIsMoving(false);
    return wasThere;
  }

  return {
    zoom,
    /** While fingers or the mouse hold it, it follows them without delay. */
    isMoving,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    showWhole: () => setZoom(WHOLE),
    zoomHandlers: {
      onPointerDown(event: PointerEvent) {
        // What is let go of outside of the frame is let go of all the same.
        if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
        pressed.current = placeOf(event);
        fingers.current.set(event.pointerId, pressed.current);
      },
      onPointerMove(event: PointerEvent) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = placeOf(event);
        const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
        fingers.current.set(event.pointerId, to);
        if (!other && zoom.scale === 1) return;
        setIsMoving(true);
        show((current) =>
          other ? pinched(current, from, to, other[1]) : moved(current, from, to),
        );
      },
      onPointerUp(event: PointerEvent) {
        const isTap = fingers.current.size === 1 && !isMoving;
        if (lift(event) && isTap) endTap(event);
      },
      onPointerCancel: lift,
    },
  };
}

/** One finger stays, the other moves: the distance between them scales, their middle moves. */
function pinched(zoom: Zoom, from: Point, to: Point, still: Point): Zoom {
  const before = distance(from, still);
  const after = distance(to, still);
  const middle = { x: (from.x + still.x) / 2, y: (from.y + still.y) / 2 };
  const scaled = zoomedBy(zoom, before > 0 ? after / before : 1, middle);
  return scaled.scale > 1
    ? { ...scaled, x: scaled.x + (to.x - from.x) / 2, y: scaled.y + (to.y - from.y) / 2 }
    : scaled;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function moved(zoom: Zoom, from: Point, to: Point): Zoom {
  return { ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y };
}

function fitted(zoom: Zoom, frame: HTMLElement | null): Zoom {
  const picture = frame?.querySelector<HTMLImageElement>('[aria-hidden="false"] img');
  if (!frame || !picture?.naturalWidth) return zoom;
  return keptInFrame(
    zoom,
    { width: frame.clientWidth, height: frame.clientHeight },
    { width: picture.naturalWidth, height: picture.naturalHeight },
  );
}
