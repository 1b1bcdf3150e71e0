/** A measured figure and its bound. */
export interface Target {
  name: string;
  value: number;
  atMost?: number;
  atLeast?: number;
  unit?: string;
  /** 0 by default. */
  decimals?: number;
}

/** Prints each figure beside its bound; the command ends with code 1 if one is missed. */
export function reportTargets(targets: readonly Target[]): void {
  for (const target of targets) {
    const { name, value, atMost, atLeast, unit = '', decimals = 0 } = target;
    const bound = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
    const isMet = isWithin(value, target);
    const shown = `${value.toFixed(decimals)} ${unit}`.trimEnd();
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${shown} (${bound})`);
    if (!isMet) process.exitCode = 1;
  }
}

/** A figure that could not be measured, NaN, is within no bound. */
export function isWithin(value: number, { atMost, atLeast }: Omit<Target, 'name' | 'value'>) {
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}
