const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A description without the HTML that exports of websites have; other texts stay as they are. */
export function plainText(text: string): string {
  if (!/<\/?(?:p|br|div|ul|ol|li|h\d|strong|b|em|i|span|a)\b[^<>]*>/i.test(text)) return text;
  return text
    .replace(/<(?:br|li)\b[^<>]*>|<\/(?:ul|ol)>/gi, '\n')
    .replace(/<\/(?:p|div|h\d)>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
