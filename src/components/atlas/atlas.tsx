import { useRef } from 'react';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';
import type { AtlasDrawingProps } from './atlas-drawing.tsx';

const AtlasDrawing = lazyPart(async () => (await import('./atlas-drawing.tsx')).AtlasDrawing);

const LOAD_DISTANCE_PX = 300;

/**
 * A decorative drawing of Nigeria. The paths are loaded when it comes near the screen; until then,
 * or if they fail to load, its space stays empty.
 */
export function Atlas({ className, ...drawing }: AtlasDrawingProps & { className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(ref, LOAD_DISTANCE_PX);
  return (
    <div ref={ref} aria-hidden="true" className={cn('relative aspect-1000/810', className)}>
      {isNear && <AtlasDrawing {...drawing} />}
    </div>
  );
}
