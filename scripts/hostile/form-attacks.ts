import { deflateSync } from 'node:zlib';
import type { Cast } from './cast.ts';
import type { Attack, HostileInput } from './hostile-input.ts';
import { hostileTexts } from './hostile-values.ts';

/** Multipart forms for the profile, and files that are no photographs. */
export function formAttacks(cast: Cast): Attack[] {
  return [
    { name: 'hostile multipart fields', inputs: fieldInputs(cast) },
    { name: 'wrong multipart', inputs: wrongInputs(cast) },
    { name: 'hostile files', inputs: fileInputs(cast) },
  ];
}

interface Part {
  disposition: string;
  type?: string;
  content: string | Buffer;
}

function put({ attacker }: Cast, body: Buffer, rest: Partial<HostileInput> = {}): HostileInput {
  const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
  return { method: 'PUT', path: '/auth/profile', token: attacker.token, headers, ...rest, body };
}

function formOf(parts: Part[], boundary = 'frontier'): Buffer {
  const pieces = parts.flatMap(({ disposition, type, content }) => [
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\n`,
    type ? `Content-Type: ${type}\r\n\r\n` : '\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

function field(name: string, content: string): Part {
  return { disposition: `form-data; name="${name}"`, content };
}

function file(content: Buffer, name = 'me.jpg', type = 'image/jpeg'): Part {
  return { disposition: `form-data; name="photo"; filename="${name}"`, type, content };
}

const names = ['fullName', 'email', 'phoneNumber', 'location', 'currentPassword', 'removePhoto'];
const forbidden = ['role', 'isVerified', 'id', 'status', 'passwordHash', 'token', 'photoName'];

function* fieldInputs(cast: Cast): Iterable<HostileInput> {
  for (const text of hostileTexts) {
    for (const name of names) yield put(cast, formOf([field(name, text)]));
    const guest = put(cast, formOf([field('fullName', text)]), {
      token: undefined,
      mustFail: true,
    });
    yield guest;
  }
  for (const name of [...forbidden, '__proto__', 'constructor', 'toString', '', 'fullName[]']) {
    yield put(cast, formOf([field(name, 'admin')]), { mustFail: true });
    yield put(cast, formOf([field('fullName', 'Ada Obi'), field(name, 'true')]), {
      mustFail: true,
    });
  }
  const email = field('email', cast.victim.email);
  yield put(cast, formOf([email]), { mustFail: true });
  yield put(cast, formOf([email, field('currentPassword', '')]), { mustFail: true });
  // Even to who knows their own password, somebody else's address is not given.
  const known = field('currentPassword', cast.attacker.password);
  yield put(cast, formOf([email, known]), { mustFail: true });
}

function* wrongInputs(cast: Cast): Iterable<HostileInput> {
  const proper = formOf([field('fullName', 'Ada Obi'), file(Buffer.from('no picture'))]);
  for (let length = 0; length < proper.length; length += 2) {
    yield put(cast, proper.subarray(0, length), { mustFail: length > 0 });
  }
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    'multipart/mixed; boundary=frontier',
    'multipart/form-data; boundary=other',
    'multipart/form-data; boundary=frontier; boundary=other',
    'multipart/form-data; charset=utf-16; boundary=frontier',
    'application/json',
    'image/jpeg',
    'text/plain; boundary=frontier',
  ];
  for (const type of types) yield put(cast, proper, { headers: { 'content-type': type } });
  const dispositions = [
    'form-data',
    'attachment',
    'form-data; name',
    'form-data; name=',
    'form-data; name="fullName',
    'form-data; name="fullName"; filename="x"',
    'form-data; name="a"; name="fullName"',
    "form-data; name*=utf-8''%66%75%6c%6cName",
    'form-data; name="photo"; filename="../../../../tmp/x"',
    'form-data; name="photo"; filename="\0.jpg"',
    `form-data; name="${'n'.repeat(5000)}"`,
    `form-data; name="photo"; filename="${'f'.repeat(5000)}"`,
  ];
  for (const disposition of dispositions) {
    yield put(cast, formOf([{ disposition, content: 'hostile' }]));
  }
  yield put(cast, formOf(Array.from({ length: 2000 }, (_, index) => field(`f${index}`, 'x'))));
  yield put(cast, formOf(Array.from({ length: 20 }, () => file(Buffer.from('x')))));
  yield put(cast, formOf([field('fullName', 'Ada'), field('fullName', 'Obi')]), { mustFail: true });
  yield put(cast, formOf([field('fullName', 'a'.repeat(3_000_000))]), { mustFail: true });
  const nested = formOf([field('fullName', 'Ada')], 'inner');
  const type = 'multipart/form-data; boundary=inner';
  yield put(cast, formOf([{ disposition: 'form-data; name="photo"', type, content: nested }]));
}

function* fileInputs(cast: Cast): Iterable<HostileInput> {
  const files: [Buffer, string?, string?][] = [
    [Buffer.alloc(0)],
    [Buffer.from('MZ\x90\0 this is a program'), 'me.jpg'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [Buffer.from('<svg><image href="file:///etc/passwd"/></svg>'), 'me.svg', 'image/svg+xml'],
    [Buffer.from('%PDF-1.7'), 'me.pdf', 'application/pdf'],
    [Buffer.from('GIF89a'), 'me.gif', 'image/gif'],
    [Buffer.from('<?php system($_GET["c"]); ?>'), 'me.php.jpg'],
    [Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"'), 'me.mvg'],
    [png(60_000, 60_000)],
    [png(2_000_000_000, 2_000_000_000)],
    [png(1, 1).subarray(0, 40)],
    [Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'), Buffer.alloc(100)])],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 0x41)])],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)],
    [Buffer.alloc(25 * 1024 * 1024)],
  ];
  for (const [content, name, type] of files) {
    yield put(cast, formOf([file(content, name, type)]), { mustFail: true });
    const asText: Part = { disposition: 'form-data; name="fullName"; filename="x"', content };
    yield put(cast, formOf([asText]), { mustFail: true });
  }
}

/** A picture that says it is so large, in a few hundred bytes. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
