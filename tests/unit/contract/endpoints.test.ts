import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/endpoints.ts';

const folder = new URL('../../../contract/endpoints/', import.meta.url);

it('Every endpoint of the contract is in the list that the documentation and the tests read', async () => {
  const names: string[] = [];
  for (const file of readdirSync(folder)) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'object' && value !== null && 'audience' in value) names.push(name);
    }
  }
  expect(names.toSorted()).toEqual([...endpoints.keys()].toSorted());
});
