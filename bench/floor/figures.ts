import { isWithin } from '../support/targets.ts';

/** A figure of the product, the same of the floor page where it has one, and the bound. */
export interface Figure {
  name: string;
  ours: number;
  floor?: number;
  atMost?: number;
  atLeast?: number;
  /** How the bound follows from the floor, as `1.25 × floor`. */
  rule?: string;
  unit?: string;
}

const columns = ['figure', 'ours', 'floor', 'ratio', 'bound', 'met'] as const;

/** Prints the table; the command ends with code 1 if a bound is missed. */
export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(rowOf);
  const lines = [columns, ...rows].map((row) =>
    row
      .map((cell, column) => {
        const width = Math.max(...[columns, ...rows].map((each) => each[column]?.length ?? 0));
        return column === 0 || column > 3 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  console.log(lines.join('\n'));
  if (figures.some((figure) => !isMet(figure))) process.exitCode = 1;
}

function rowOf(figure: Figure): string[] {
  const { name, ours, floor, atMost, atLeast, rule, unit = '' } = figure;
  const bound = atMost === undefined ? `≥ ${shown(atLeast)}` : `≤ ${shown(atMost)}`;
  return [
    `${name}${unit && `, ${unit}`}`,
    shown(ours),
    floor === undefined ? '' : shown(floor),
    floor === undefined ? '' : (ours / floor).toFixed(2),
    rule ? `${bound} (${rule})` : bound,
    isMet(figure) ? 'yes' : 'NO',
  ];
}

function isMet(figure: Figure): boolean {
  return isWithin(figure.ours, figure);
}

function shown(value = Number.NaN): string {
  return value.toFixed(Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0);
}
