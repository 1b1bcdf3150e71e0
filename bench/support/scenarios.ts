import { parseArgs } from 'node:util';
import { reportTargets, type Target } from './targets.ts';
import { type Workbench, withWorkbench } from './workbench.ts';

/** A demonstrated attack or fault. Its figures show whether the server withstands it. */
export interface Scenario {
  name: string;
  /** `rounds` is given on the command line to run it shorter or longer. */
  run(workbench: Workbench, rounds?: number): Promise<readonly Target[]>;
}

/**
 * Runs each scenario in a workbench of its own and prints its figures beside their bounds. Names on
 * the command line choose scenarios. A scenario that throws counts as missed.
 */
export async function runScenarios(scenarios: readonly Scenario[]): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string' } },
  });
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const unknown = positionals.filter(
    (name) => !scenarios.some((scenario) => scenario.name === name),
  );
  if (unknown.length > 0) throw new Error(`No such scenario: ${unknown.join(', ')}`);
  for (const { name, run } of scenarios) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}`);
    try {
      await withWorkbench(async (workbench) => reportTargets(await run(workbench, rounds)));
    } catch (error) {
      // With its cause, which `fetch` gives for a lost connection.
      console.log(`✗ ${name}:`, error);
      process.exitCode = 1;
    }
  }
}
