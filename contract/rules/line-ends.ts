/** With `\n` as the only line end. Browsers send the text of a form with `\r\n`. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
