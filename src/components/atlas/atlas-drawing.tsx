import { useId } from 'react';
import type { Coordinates } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import {
  boxOf,
  lakePath,
  NIGERIA_HEIGHT,
  NIGERIA_WIDTH,
  type Position,
  positionOf,
  riverPath,
  type State,
  stateNamedIn,
  statePaths,
} from './states.ts';

export interface AtlasDrawingProps {
  /** Locations such as "Lekki, Lagos". The states that they name are in terracotta. */
  locations?: readonly string[];
  /** The location to emphasize. The other locations are drawn lighter. */
  emphasized?: string | undefined;
  /** Writes the locations beside their states. */
  hasLabels?: boolean;
  /** The coordinates of a dot. */
  point?: Coordinates | undefined;
  /** Fills its box with the surroundings of the point or the state, instead of the whole country. */
  isStrip?: boolean;
}

/** With room for the line around it. */
const WHOLE = `-1 -1 ${NIGERIA_WIDTH + 2} ${NIGERIA_HEIGHT + 2}`;

/** A strip up to ten times as wide as it is high shows this many units above and below its centre. */
const STRIP_UNITS = 40;

/** Loaded on demand by `Atlas`, with the paths. */
export function AtlasDrawing({
  locations = [],
  emphasized,
  hasLabels,
  point,
  isStrip,
}: AtlasDrawingProps) {
  const statesId = useId();
  const named = locations.flatMap((location) => {
    const state = stateNamedIn(location);
    return state ? [{ location, state }] : [];
  });
  const fillOf = (state: string) => {
    const location = named.find((other) => other.state === state)?.location;
    if (!location) return;
    return emphasized === undefined || emphasized === location
      ? 'fill-highlight'
      : 'fill-highlight/30';
  };
  const dot = point && positionOf(point);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={isStrip ? stripAround(dot ?? centerOf(named[0]?.state)) : WHOLE}
        preserveAspectRatio={isStrip ? 'xMidYMid slice' : undefined}
        className="absolute inset-0 size-full overflow-visible transition-opacity starting:opacity-0 [&_path]:transition-colors [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {/* Only the outer half of these lines is visible: the coast and the border. */}
        <use href={`#${statesId}`} className="fill-none stroke-ink stroke-2" />
        <g className="fill-surface stroke-field-line/60">
          <g id={statesId}>
            {Object.entries(statePaths).map(([state, path]) => (
              <path
                key={state}
                d={path}
                // Here, because the copy above does not inherit the rule of the drawing.
                vectorEffect="non-scaling-stroke"
                className={fillOf(state)}
              />
            ))}
          </g>
        </g>
        <g className="fill-none stroke-ink">
          <path d={riverPath} />
          <path d={lakePath} className="fill-surface" />
          {dot && (
            <>
              <path d={`M${dot.x} ${dot.y}h0`} strokeLinecap="round" strokeWidth="14" />
              <path
                d={`M${dot.x} ${dot.y}h0`}
                strokeLinecap="round"
                strokeWidth="10"
                className="stroke-surface"
              />
            </>
          )}
        </g>
      </svg>
      {hasLabels &&
        named.map(({ location, state }) => (
          <StateLabel key={location} state={state} isEmphasized={emphasized === location}>
            {location}
          </StateLabel>
        ))}
    </>
  );
}

function stripAround({ x, y }: Position): string {
  return [x - 10 * STRIP_UNITS, y - STRIP_UNITS, 20 * STRIP_UNITS, 2 * STRIP_UNITS].join(' ');
}

function centerOf(state: State | undefined): Position {
  if (!state) return { x: NIGERIA_WIDTH / 2, y: NIGERIA_HEIGHT / 2 };
  const { left, right, top, bottom } = boxOf(state);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Labels in the sea. All others are to the right of their states. */
const labelsInTheSea: Partial<Record<State, Position & { side: string }>> = {
  Lagos: { x: 0, y: 626, side: '' },
  Ondo: { x: 205, y: 692, side: '-translate-x-full' },
};

function StateLabel(props: { state: State; isEmphasized: boolean; children: string }) {
  const { state, isEmphasized, children } = props;
  const { right, top, bottom } = boxOf(state);
  const beside = { x: right, y: (top + bottom) / 2, side: '-translate-y-1/2' };
  const { x, y, side } = labelsInTheSea[state] ?? beside;
  return (
    <span
      style={{ left: `${(x / NIGERIA_WIDTH) * 100}%`, top: `${(y / NIGERIA_HEIGHT) * 100}%` }}
      className={cn(
        'absolute px-1.5 text-xs whitespace-nowrap [-webkit-text-stroke:3px_var(--paper)] [paint-order:stroke]',
        side,
        isEmphasized && 'font-semibold',
      )}
    >
      {children}
    </span>
  );
}
