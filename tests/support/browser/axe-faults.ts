import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** One line per fault that axe finds, within a part of the page if told: rule and elements. */
export async function faultsOn(page: Page, part = ':root'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // No second page to put together what frames tell: nothing of ours is in one.
    .setLegacyMode()
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
