import { useEffect, useState } from 'react';
import type { Property } from '#contract/property.ts';

const NEW_ROWS_PER_FRAME = 10;

interface RowSteps {
  of: readonly Property[];
  /** The ids of those that are drawn. */
  drawn: ReadonlySet<string>;
}

/**
 * The rows to draw by now: those that stood there before, and with each frame a few new ones, since
 * a hundred at once leave the page deaf. The first page is whole, so that a step back finds its place.
 */
export function useRowsInSteps(properties: readonly Property[]): readonly Property[] {
  const [steps, setSteps] = useState<RowSteps>(() => ({
    of: properties,
    drawn: idsOf(properties),
  }));
  if (steps.of !== properties) {
    setSteps({ of: properties, drawn: withMoreRows(properties, steps.drawn) });
  }
  const isWhole = properties.every(({ _id }) => steps.drawn.has(_id));
  useEffect(() => {
    if (isWhole) return;
    const { of, drawn } = steps;
    const frame = requestAnimationFrame(() => setSteps({ of, drawn: withMoreRows(of, drawn) }));
    return () => cancelAnimationFrame(frame);
  }, [steps, isWhole]);
  return isWhole ? properties : properties.filter(({ _id }) => steps.drawn.has(_id));
}

/** Of these rows the ids of those that are drawn already, and of the next ones from the top. */
export function withMoreRows(
  properties: readonly Pick<Property, '_id'>[],
  drawn: ReadonlySet<string>,
): ReadonlySet<string> {
  const kept = properties.filter(({ _id }) => drawn.has(_id));
  const next = properties.filter(({ _id }) => !drawn.has(_id)).slice(0, NEW_ROWS_PER_FRAME);
  return new Set(idsOf([...kept, ...next]));
}

function idsOf(properties: readonly Pick<Property, '_id'>[]): Set<string> {
  return new Set(properties.map(({ _id }) => _id));
}
