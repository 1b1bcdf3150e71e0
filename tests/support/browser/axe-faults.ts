import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Scans a page, or a part of it, and its colours again in dark. Returns one line per violation: rule
 * and elements. Needs reduced motion, as colours that fade have no contrast yet.
 */
export async function faultsOn(page: Page, part = ':root'): Promise<string[]> {
  const inLight = await violationsOn(page, part, { type: 'tag', values: standards });
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorsSettled(page);
  const inDark = await violationsOn(page, part, { type: 'rule', values: colorRules });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((violation) => `in dark, ${violation}`)];
}

/** Waits for the colours of the new scheme, which change with a transition of one frame. */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function violationsOn(
  page: Page,
  part: string,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  // The script of axe takes as long as a scan of a page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], runOnly })
    // Without a second page for frames: none of ours has content.
    .setLegacyMode()
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
