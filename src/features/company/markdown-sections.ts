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
      const [, heading = '', id = '', text = ''] =
        section.match(/^(.+?) \{#([\w-]+)\}(.*)$/s) ?? [];
      return {
        id,
        heading,
        text: text.trim().replace(/\{(\w+)\}/g, (_, key) => values[key] ?? ''),
      };
    });
}
