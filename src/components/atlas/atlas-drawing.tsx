import { useId } from 'react';
import type { Coordinates } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import {
  boxOf,
  lakePath,
  NIGERIA_HEIGHT,
  NIGERIA_WIDTH,
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
}

/** With room for the line around it. */
const WHOLE = `-1 -1 ${NIGERIA_WIDTH + 2} ${NIGERIA_HEIGHT + 2}`;

/** Loaded on demand by `Atlas`, with the paths. */
export function AtlasDrawing({ locations = [], emphasized, hasLabels, point }: AtlasDrawingProps) {
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
        viewBox={WHOLE}
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
          {hasLabels && named.map(({ state }) => <path key={state} d={seaLabels[state]?.lead} />)}
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

interface SeaLabel {
  /** From the state's coast to its label. */
  lead: string;
  /** The edge of the label, or its middle. */
  x: number;
  /** The top of the label. */
  y: number;
  side: string;
}

/** Labels in the sea. All others are to the right of their states. */
const seaLabels: Partial<Record<State, SeaLabel>> = {
  Lagos: { lead: 'M60 637v14', x: 60, y: 648, side: '-translate-x-1/2' },
  Ondo: { lead: 'M186 668l-8 30', x: 192, y: 696, side: '-translate-x-full' },
  Rivers: { lead: 'M352 798v16', x: 352, y: 812, side: '-translate-x-1/2' },
  'Akwa Ibom': { lead: 'M450 790l24 15', x: 472, y: 788, side: '' },
};

function StateLabel(props: { state: State; isEmphasized: boolean; children: string }) {
  const { state, isEmphasized, children } = props;
  const { right, top, bottom } = boxOf(state);
  const beside = { x: right, y: (top + bottom) / 2, side: '-translate-y-1/2' };
  const inSea = seaLabels[state];
  const { x, y, side } = inSea ?? beside;
  return (
    <span
      style={{ left: `${(x / NIGERIA_WIDTH) * 100}%`, top: `${(y / NIGERIA_HEIGHT) * 100}%` }}
      className={cn(
        'absolute px-1.5 text-xs whitespace-nowrap [paint-order:stroke] forced-colors:[-webkit-text-stroke:0]',
        inSea
          ? '[-webkit-text-stroke:4px_var(--paper)]'
          : '[-webkit-text-stroke:4px_var(--surface)]',
        side,
        isEmphasized && 'font-semibold',
      )}
    >
      {children}
    </span>
  );
}
