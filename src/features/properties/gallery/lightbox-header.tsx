import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { MAX_SCALE } from './image-zoom.ts';

const onDark =
  'text-on-photo enabled:hover:bg-on-photo/15 focus-visible:outline-on-photo aria-disabled:opacity-35';

interface LightboxHeaderProps {
  /** Which picture is on screen, from 1. */
  position: number;
  count: number;
  /** How far it is enlarged; 1 where it is whole. */
  scale: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onClose: () => void;
}

/** Where one is, and for a single finger what otherwise takes two. */
export function LightboxHeader({
  position,
  count,
  scale,
  onZoomIn,
  onZoomOut,
  onClose,
}: LightboxHeaderProps) {
  return (
    <header className="flex h-14 items-center pr-2 pl-4">
      <p role="status" className="mr-auto text-sm tabular-nums">
        <VisuallyHidden>Picture </VisuallyHidden>
        {position} <span aria-hidden="true">/</span>
        <VisuallyHidden>of</VisuallyHidden> {count}
      </p>
      <IconButton
        label="Zoom out"
        icon={<ZoomOut aria-hidden="true" />}
        aria-disabled={scale === 1}
        onClick={onZoomOut}
        className={onDark}
      />
      <IconButton
        label="Zoom in"
        icon={<ZoomIn aria-hidden="true" />}
        aria-disabled={scale === MAX_SCALE}
        onClick={onZoomIn}
        className={onDark}
      />
      <IconButton
        label="Close"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
        className={onDark}
      />
    </header>
  );
}
