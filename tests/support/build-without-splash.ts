import { runNpm } from '#scripts/run-npm.mjs';

/** Builds the app into a folder with a splash of 0 ms, and with further VITE_ variables. */
export async function buildWithoutSplash(
  folder: string,
  variables: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await runNpm(['run', '--silent', 'build', '--', '--outDir', folder], {
    env: { VITE_SPLASH_MS: '0', ...variables },
  });
  if (code !== 0) throw new Error(`The build without a splash failed:\n${output}`);
}
