import { type HostileFile, hostileFiles } from '#tests/support/hostile-files.ts';
import type { Cast } from './cast.ts';
import { filePart, formOf, type Part, textPart } from './hostile-form.ts';
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

function put({ attacker }: Cast, body: Buffer, rest: Partial<HostileInput> = {}): HostileInput {
  const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
  return { method: 'PUT', path: '/auth/profile', token: attacker.token, headers, ...rest, body };
}

const names = ['fullName', 'email', 'phoneNumber', 'location', 'currentPassword', 'removePhoto'];
const forbidden = ['role', 'isVerified', 'id', 'status', 'passwordHash', 'token', 'photoName'];

function* fieldInputs(cast: Cast): Iterable<HostileInput> {
  for (const text of hostileTexts) {
    for (const name of names) yield put(cast, formOf([textPart(name, text)]));
    const guest = put(cast, formOf([textPart('fullName', text)]), {
      token: undefined,
      mustFail: true,
    });
    yield guest;
  }
  for (const name of [...forbidden, '__proto__', 'constructor', 'toString', '', 'fullName[]']) {
    yield put(cast, formOf([textPart(name, 'admin')]), { mustFail: true });
    yield put(cast, formOf([textPart('fullName', 'Ada Obi'), textPart(name, 'true')]), {
      mustFail: true,
    });
  }
  const email = textPart('email', cast.victim.email);
  yield put(cast, formOf([email]), { mustFail: true });
  yield put(cast, formOf([email, textPart('currentPassword', '')]), { mustFail: true });
  // Even to who knows their own password, somebody else's address is not given.
  const known = textPart('currentPassword', cast.attacker.password);
  yield put(cast, formOf([email, known]), { mustFail: true });
}

function* wrongInputs(cast: Cast): Iterable<HostileInput> {
  const proper = formOf([
    textPart('fullName', 'Ada Obi'),
    filePart('photo', { content: Buffer.from('no picture') }),
  ]);
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
  yield put(cast, formOf(Array.from({ length: 2000 }, (_, index) => textPart(`f${index}`, 'x'))));
  yield put(
    cast,
    formOf(Array.from({ length: 20 }, () => filePart('photo', { content: Buffer.from('x') }))),
  );
  yield put(cast, formOf([textPart('fullName', 'Ada'), textPart('fullName', 'Obi')]), {
    mustFail: true,
  });
  yield put(cast, formOf([textPart('fullName', 'a'.repeat(3_000_000))]), { mustFail: true });
  const nested = formOf([textPart('fullName', 'Ada')], 'inner');
  const type = 'multipart/form-data; boundary=inner';
  yield put(cast, formOf([{ disposition: 'form-data; name="photo"', type, content: nested }]));
}

function* fileInputs(cast: Cast): Iterable<HostileInput> {
  const tooLarge: HostileFile[] = [10 * 1024 * 1024 + 1, 25 * 1024 * 1024].map((bytes) => ({
    content: Buffer.alloc(bytes, 0xff),
  }));
  for (const { content, name, type } of [...hostileFiles(), ...tooLarge]) {
    yield put(cast, formOf([filePart('photo', { content, name, type })]), { mustFail: true });
    const asText: Part = { disposition: 'form-data; name="fullName"; filename="x"', content };
    yield put(cast, formOf([asText]), { mustFail: true });
  }
}
