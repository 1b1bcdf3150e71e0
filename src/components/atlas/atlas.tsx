import { lazy } from 'react';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { cn } from '#src/lib/class-names.ts';
import type { AtlasDrawingProps } from './atlas-drawing.tsx';

const AtlasDrawing = lazy(async () => ({
  default: (await import('./atlas-drawing.tsx')).AtlasDrawing,
}));

/**
 * A decorative drawing of Nigeria. The paths are loaded when it is rendered; until then, or if they
 * fail to load, its space stays empty.
 */
export function Atlas({ className, ...drawing }: AtlasDrawingProps & { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('relative', !drawing.isStrip && 'aspect-1000/810', className)}
    >
      <PartBoundary>
        <AtlasDrawing {...drawing} />
      </PartBoundary>
    </div>
  );
}
