import escapeHtml from 'escape-html';
import { brand } from '#contract/site/brand.ts';
import type { EmailContent } from './email-content.ts';

const MAX_NAME_LENGTH = 60;

export function emailText(fullName: string, { paragraphs, code }: EmailContent): string {
  const [first = '', ...others] = paragraphs;
  const codeLine = code === null ? [] : [`    ${code}`];
  return [`Hello ${greetedName(fullName)},`, first, ...codeLine, ...others, brand.name]
    .join('\n\n')
    .concat('\n');
}

/** Without images, links and remote fonts, which some mail clients block. */
export function emailHtml(fullName: string, { subject, paragraphs, code }: EmailContent): string {
  const [first = '', ...others] = paragraphs;
  const codeLine =
    code === null
      ? ''
      : `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#0F5132">${code}</p>`;
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#FBFAF7">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E7E3DA;border-radius:12px;font:16px/1.6 system-ui,sans-serif;color:#1B1F1D">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:#0F5132">${escapeHtml(brand.name)}</p>
<p style="margin:0 0 16px">Hello ${escapeHtml(greetedName(fullName))},</p>
<p style="margin:0 0 16px">${escapeHtml(first)}</p>
${codeLine}
${others.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
</div>
</body>
</html>
`;
}

/** Adds a space after each dot: mail clients would turn a name such as 'win.example' into a link. */
function greetedName(fullName: string): string {
  return fullName.replaceAll(/\.(?=\S)/g, '. ').slice(0, MAX_NAME_LENGTH);
}
