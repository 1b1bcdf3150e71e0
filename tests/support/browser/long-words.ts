import type { Page } from '@playwright/test';

export const longWord = 'Wüste'.repeat(100);
const texts = /^(title|description|location|type|propertyId|fullName|phoneNumber|device)$/;

/** A JSON value with a word of 500 characters in every text that people write. */
function withLongWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      if (name === 'amenities') return [name, [`${longWord}1`, `${longWord}2`]];
      if (name === 'email') return [name, `${longWord}@example.com`];
      return [name, texts.test(name) ? longWord : withLongWords(content)];
    }),
  );
}

/** Lengthens the texts of what our server sends to the page from now on. */
export async function lengthenWords(page: Page): Promise<void> {
  await page.route(/\/api\/(?!auth\/log|images\/)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response });
    const json: unknown = withLongWords(await response.json());
    return route.fulfill({ response, json });
  });
}
