import { brand } from '#contract/site/brand.ts';

export interface MarkdownSection {
  id: string;
  heading: string;
  text: string;
}

const values: Record<string, string> = {
  name: brand.name,
  email: brand.email,
  address: brand.address.lines.join(', '),
};

/** Splits Markdown at its headings, such as `## Fees {#fees}`, and fills in `{name}` of the brand. */
export function sectionsOf(markdown: string, level = '##'): MarkdownSection[] {
  return markdown
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((section) => {
      const parts = section.match(/^(.+?) \{#([\w-]+)\}(.*)$/s);
      if (!parts) throw new Error(`A heading has no {#id}: ${section.slice(0, 40)}`);
      const [, heading = '', id = '', text = ''] = parts;
      return { id, heading, text: text.trim().replace(/\{(\w+)\}/g, (_, key) => brandText(key)) };
    });
}

function brandText(key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`The brand has no {${key}}.`);
  return value;
}
