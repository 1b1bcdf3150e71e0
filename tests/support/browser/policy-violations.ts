import type { Page } from '@playwright/test';

/** Returns the violations of the content security policy, as the pages report them. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('onViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      const violation = `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
      // Exposed above; the type of the window does not have it.
      (window as unknown as { onViolation(text: string): void }).onViolation(violation);
    });
  });
  return violations;
}
