import {
  HOME_SCRIPT_BYTES,
  type LoadedScript,
  scriptsOf,
  weightOf,
} from '#tests/support/script-weight.ts';
import { modulesOfBuild } from './bundle-modules.ts';
import { withMeasuredApp } from './measured-app.ts';

const BIGGEST = 15;

await withMeasuredApp(async ({ browser, url }) => {
  const modules = await modulesOfBuild();
  const answer = await fetch(`${url}/api/properties?limit=1&status=For+Sale`);
  const { data }: { data: { _id: string }[] } = await answer.json();
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'Listings', path: '/property-listings' },
    { name: 'Property', path: `/property-listing/${data[0]?._id}` },
  ];
  console.log('Scripts of a first visit, in kB (1000 bytes) as they travel, in Brotli:');
  for (const { name, path } of pages) {
    const scripts = await scriptsOf(browser, url + path);
    if (name === 'Home' && weightOf(scripts) > HOME_SCRIPT_BYTES) process.exitCode = 1;
    const behind = weightOf(scripts.filter(({ isBehindSplash }) => isBehindSplash));
    const later = weightOf(scripts) - behind;
    console.log(
      `\n${name}: ${kB(weightOf(scripts))} in ${scripts.length} files, ` +
        `${kB(behind)} behind the splash and ${kB(later)} after it`,
    );
    for (const line of biggestIn(scripts)) console.log(line);
  }
  console.log(`\nThe budget of a first visit to the home page is ${kB(HOME_SCRIPT_BYTES)}.`);

  /** The packages and files that weigh most, each as its share of the files that it is in. */
  function biggestIn(scripts: readonly LoadedScript[]): string[] {
    const weights = new Map<string, number>();
    for (const { name, bytes } of scripts.flatMap((script) => modules.get(script.name) ?? [])) {
      weights.set(name, (weights.get(name) ?? 0) + bytes);
    }
    return [...weights]
      .sort(([, a], [, b]) => b - a)
      .slice(0, BIGGEST)
      .map(([name, bytes]) => `  ${kB(bytes).padStart(6)}  ${name}`);
  }
});

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
