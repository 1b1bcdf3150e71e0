/** Texts that have broken programs before: SQL, HTML, paths, formats, unusual characters. */
export const hostileTexts: readonly string[] = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  "admin@gida.example' --",
  "1' UNION SELECT id, password_hash FROM users --",
  "'||(select password_hash from users limit 1)||'",
  '1; select pg_sleep(5)',
  "'; copy users to '/tmp/users'; --",
  '$1',
  '%',
  '_%',
  '\\',
  "\\'",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '<!--#exec cmd="ls"-->',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '#{7*7}',
  '<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '; ls -la',
  '| cat /etc/passwd',
  '$(id)',
  '`id`',
  '%00',
  '\0',
  'a\0b',
  '%s%s%s%n',
  '%2e%2e%2f',
  '%c0%ae%c0%ae/',
  '\r\nSet-Cookie: a=b',
  'a@b.co\r\nBcc: thief@example.com',
  '\u202etxt.exe',
  '\ufeff',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(500),
  '\u{1f3e0}'.repeat(200),
  '١٢٣٤٥٦',
  '１２３４５６',
  'ﷺ'.repeat(100),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e999',
  '0x41',
  '999999999999999999999999',
  '1'.repeat(400),
  'a'.repeat(10_000),
  ' '.repeat(5000),
  '\t\n\v\f\r',
  '',
  '((((((((((((((((((((((a)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*)*!',
];

/** Values of other types than the expected text. */
export const hostileThings: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  ['a', 'b'],
  {},
  { $gt: '' },
  { $ne: null },
  { toString: 'x' },
  { length: 8 },
  JSON.parse('{"__proto__": {"role": "admin"}}'),
  { constructor: { prototype: { role: 'admin' } } },
  nested(200),
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Without lone surrogates, which cannot be encoded in a URL. */
export function wellFormed(text: string): string {
  return text
    .replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '?')
    .slice(0, 3000);
}
