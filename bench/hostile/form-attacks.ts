import { type HostileFile, hostileFiles } from '../../tests/support/hostile-files.ts';
import { hostileTexts } from '../../tests/support/hostile-values.ts';
import type { Accounts } from './accounts.ts';
import type { Attack, HostileInput } from './input.ts';
import { filePart, multipartForm, type Part, textPart } from './multipart.ts';

/** Multipart forms for the profile, and files that are not photos. */
export function formAttacks(accounts: Accounts): Attack[] {
  return [
    { name: 'hostile multipart fields', inputs: fieldInputs(accounts) },
    { name: 'malformed multipart', inputs: malformedInputs(accounts) },
    { name: 'hostile files', inputs: fileInputs(accounts) },
  ];
}

function put({ attacker }: Accounts, body: Buffer, rest: Partial<HostileInput> = {}): HostileInput {
  const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
  return { method: 'PUT', path: '/auth/profile', token: attacker.token, headers, ...rest, body };
}

const names = ['fullName', 'email', 'phoneNumber', 'location', 'currentPassword', 'removePhoto'];
const forbidden = ['role', 'isVerified', 'id', 'status', 'passwordHash', 'token', 'photoName'];

function* fieldInputs(accounts: Accounts): Iterable<HostileInput> {
  for (const text of hostileTexts) {
    for (const name of names) yield put(accounts, multipartForm([textPart(name, text)]));
    const guest = put(accounts, multipartForm([textPart('fullName', text)]), {
      token: undefined,
      mustFail: true,
    });
    yield guest;
  }
  for (const name of [...forbidden, '__proto__', 'constructor', 'toString', '', 'fullName[]']) {
    yield put(accounts, multipartForm([textPart(name, 'admin')]), { mustFail: true });
    yield put(accounts, multipartForm([textPart('fullName', 'Ada Obi'), textPart(name, 'true')]), {
      mustFail: true,
    });
  }
  const email = textPart('email', accounts.victim.email);
  yield put(accounts, multipartForm([email]), { mustFail: true });
  yield put(accounts, multipartForm([email, textPart('currentPassword', '')]), { mustFail: true });
  // The email address of another account is rejected even with the right password.
  const password = textPart('currentPassword', accounts.attacker.password);
  yield put(accounts, multipartForm([email, password]), { mustFail: true });
}

function* malformedInputs(accounts: Accounts): Iterable<HostileInput> {
  const valid = multipartForm([
    textPart('fullName', 'Ada Obi'),
    filePart('photo', { content: Buffer.from('not an image') }),
  ]);
  for (let length = 0; length < valid.length; length += 2) {
    yield put(accounts, valid.subarray(0, length), { mustFail: length > 0 });
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
  for (const type of types) yield put(accounts, valid, { headers: { 'content-type': type } });
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
    yield put(accounts, multipartForm([{ disposition, content: 'hostile' }]));
  }
  yield put(
    accounts,
    multipartForm(Array.from({ length: 2000 }, (_, index) => textPart(`f${index}`, 'x'))),
  );
  yield put(
    accounts,
    multipartForm(
      Array.from({ length: 20 }, () => filePart('photo', { content: Buffer.from('x') })),
    ),
  );
  yield put(accounts, multipartForm([textPart('fullName', 'Ada'), textPart('fullName', 'Obi')]), {
    mustFail: true,
  });
  yield put(accounts, multipartForm([textPart('fullName', 'a'.repeat(3_000_000))]), {
    mustFail: true,
  });
  const nested = multipartForm([textPart('fullName', 'Ada')], 'inner');
  const type = 'multipart/form-data; boundary=inner';
  yield put(
    accounts,
    multipartForm([{ disposition: 'form-data; name="photo"', type, content: nested }]),
  );
}

function* fileInputs(accounts: Accounts): Iterable<HostileInput> {
  const tooLarge: HostileFile[] = [10 * 1024 * 1024 + 1, 25 * 1024 * 1024].map((bytes) => ({
    content: Buffer.alloc(bytes, 0xff),
  }));
  for (const { content, name, type } of [...hostileFiles(), ...tooLarge]) {
    yield put(accounts, multipartForm([filePart('photo', { content, name, type })]), {
      mustFail: true,
    });
    const asText: Part = { disposition: 'form-data; name="fullName"; filename="x"', content };
    yield put(accounts, multipartForm([asText]), { mustFail: true });
  }
}
