import type { Position } from './states.ts';

interface DotProps extends Position {
  /** In pixels at any scale of the drawing. */
  size: number;
}

export function Dot({ x, y, size }: DotProps) {
  const path = `M${x} ${y}h0`;
  return (
    <g strokeLinecap="round">
      <path d={path} strokeWidth={size * 1.4} className="stroke-paper" />
      <path d={path} strokeWidth={size} className="stroke-highlight" />
    </g>
  );
}
