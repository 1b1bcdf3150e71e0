import escapeHtml from 'escape-html';
import { brand } from '#contract/site/brand.ts';
import type { LetterContent } from './emails.ts';

const MAX_NAME_LENGTH = 60;

interface Letter {
  fullName: string;
  content: LetterContent;
}

export function textOf({ fullName, content }: Letter): string {
  const [first = '', ...others] = content.paragraphs;
  const code = content.code === null ? [] : [`    ${content.code}`];
  return [`Hello ${greetedName(fullName)},`, first, ...code, ...others, brand.name]
    .join('\n\n')
    .concat('\n');
}

/** Without pictures, links or fonts from elsewhere: nothing to load, nothing to imitate. */
export function htmlOf({ fullName, content }: Letter): string {
  const [first = '', ...others] = content.paragraphs;
  const code =
    content.code === null
      ? ''
      : `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#0F5132">${content.code}</p>`;
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#FBFAF7">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E7E3DA;border-radius:12px;font:16px/1.6 system-ui,sans-serif;color:#1B1F1D">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:#0F5132">${escapeHtml(brand.name)}</p>
<p style="margin:0 0 16px">Hello ${escapeHtml(greetedName(fullName))},</p>
<p style="margin:0 0 16px">${escapeHtml(first)}</p>
${code}
${others.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
</div>
</body>
</html>
`;
}

/** Anyone can register with anyone's address: what they call themselves must not become a link. */
function greetedName(fullName: string): string {
  return fullName.replaceAll(/\.(?=\S)/g, '. ').slice(0, MAX_NAME_LENGTH);
}
