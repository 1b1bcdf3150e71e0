import { brand, whatsappHref } from '#contract/site/brand.ts';

/** The links that open a message in the visitor's own apps. */
export interface OwnApps {
  whatsapp: string;
  email: string;
}

/** In characters, because a link can be cut off. */
const MAX_MESSAGE = 1500;

/** A message in the visitor's own apps, of the lines that are filled in. */
export function ownAppsOf(subject: string, lines: readonly (string | undefined)[]): OwnApps {
  const message = lines
    .filter((line) => line?.trim())
    .join('\n')
    .slice(0, MAX_MESSAGE);
  return {
    whatsapp: whatsappHref(message),
    email: `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`,
  };
}
