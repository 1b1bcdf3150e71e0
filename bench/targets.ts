/** A measured figure and the bound that it is held to. */
export interface Target {
  name: string;
  value: number;
  atMost?: number;
  atLeast?: number;
  unit?: string;
  /** 0 unless told. */
  decimals?: number;
}

/** Prints each figure beside its bound; where one is missed, the command will end with code 1. */
export function reportTargets(targets: readonly Target[]): void {
  for (const target of targets) {
    const { name, value, atMost, atLeast, unit = '', decimals = 0 } = target;
    const bound = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
    const isMet = isTargetMet(target);
    const words = `${name}: ${value.toFixed(decimals)} ${unit}`.trimEnd();
    console.log(`${isMet ? '✓' : '✗'} ${words} (${bound})`);
    if (!isMet) process.exitCode = 1;
  }
}

/** A figure that could not be measured meets nothing. */
function isTargetMet({ value, atMost, atLeast }: Target): boolean {
  return (
    value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
  );
}
