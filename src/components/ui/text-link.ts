/** The class of a link inside a sentence. A link or a button that acts is green and not underlined. */
export const textLinkClass =
  'underline decoration-field-line underline-offset-4 hover:text-brand hover:decoration-brand focus-visible:decoration-brand';
