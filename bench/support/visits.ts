/** Visits one after the other, so that none slows another. */
export async function repeat<Visit>(rounds: number, visit: () => Promise<Visit>): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit());
  return visits;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
