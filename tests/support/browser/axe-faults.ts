import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
/** The builder would load the unminified script, and twice: four times the work. */
const axeScript = readFile(resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Scans a page, or a part of it, and its colours again in dark. Returns one line per violation: rule
 * and elements. Needs reduced motion, as colours that fade have no contrast yet.
 */
export async function faultsOn(page: Page, part = ':root'): Promise<string[]> {
  const inLight = await violationsOn(page, part, { type: 'tag', values: standards });
  await showColorScheme(page, 'dark');
  const inDark = await violationsOn(page, part, { type: 'rule', values: colorRules });
  await showColorScheme(page, 'light');
  return [...inLight, ...inDark.map((violation) => `in dark, ${violation}`)];
}

/** Returns once the colours no longer change. Each level of elements changes in its own frame. */
async function showColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await page.evaluate(async () => {
    for (let still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame);
      const changes = document.getAnimations();
      still = changes.length === 0 ? still + 1 : 0;
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }
  });
}

async function violationsOn(
  page: Page,
  part: string,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeScript);
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    // Without frames: none of ours has content.
    .options({ resultTypes: ['violations'], runOnly, iframes: false })
    .setLegacyMode()
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
