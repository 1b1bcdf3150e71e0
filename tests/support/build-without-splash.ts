import { runNpm } from '#scripts/run-npm.mjs';

/** Builds the app into a folder as it is, save that its splash takes no time. */
export async function buildWithoutSplash(folder: string): Promise<void> {
  const { code, output } = await runNpm(['run', '--silent', 'build', '--', '--outDir', folder], {
    env: { VITE_SPLASH_MS: '0' },
  });
  if (code !== 0) throw new Error(`The build without a splash failed:\n${output}`);
}
