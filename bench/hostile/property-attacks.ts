import { startImport } from '../../contract/endpoints/imports.ts';
import { propertyImageLimits } from '../../contract/property/property-form.ts';
import { hostileFiles } from '../../tests/support/hostile-files.ts';
import { hostileTexts } from '../../tests/support/hostile-values.ts';
import type { AdminAccounts } from './admin-accounts.ts';
import type { Attack, HostileBytes, HostileInput } from './input.ts';
import { filePart, multipartForm, type Part, textPart } from './multipart.ts';

/** Property forms, sent by a hostile admin and by users without permission. */
export function propertyAttacks(accounts: AdminAccounts): Attack[] {
  return [
    { name: 'properties without permission', inputs: forbiddenInputs(accounts) },
    { name: 'hostile fields of properties', inputs: fieldInputs(accounts) },
    { name: 'malformed multipart for properties', inputs: wrongInputs(accounts) },
    { name: 'hostile images', inputs: fileInputs(accounts) },
    { name: 'images of other properties', inputs: imageInputs(accounts) },
    { name: 'hostile spreadsheets', inputs: spreadsheetInputs(accounts) },
  ];
}

const type = { 'content-type': 'multipart/form-data; boundary=frontier' };
const good = [textPart('title', 'Hostile house'), textPart('location', 'Yaba, Lagos')];

type Rest = Partial<HostileInput>;

function post(accounts: AdminAccounts, body: Buffer, rest: Rest = {}): HostileInput {
  const { token } = accounts.admin;
  return { method: 'POST', path: '/properties', token, headers: type, ...rest, body };
}

function put(accounts: AdminAccounts, body: Buffer, rest: Rest = {}): HostileInput {
  const path = `/properties/${accounts.target.id}`;
  return { method: 'PUT', path, token: accounts.admin.token, headers: type, ...rest, body };
}

function* forbiddenInputs(accounts: AdminAccounts): Iterable<HostileInput> {
  const { attacker, victim, endedToken, propertyId } = accounts;
  const path = `/properties/${propertyId}`;
  for (const token of [undefined, attacker.token, victim.token, endedToken, '']) {
    const rest = { token, mustFail: true };
    const extra = [textPart('role', 'admin'), textPart('token', accounts.attacker.token)];
    for (const parts of [good, [...good, ...extra], []]) {
      yield post(accounts, multipartForm(parts), rest);
      yield put(accounts, multipartForm(parts), { ...rest, path });
      yield put(accounts, multipartForm(parts), { ...rest, path, method: 'DELETE' });
    }
    yield post(
      accounts,
      multipartForm([...good, filePart('images', { content: Buffer.alloc(3e6) })]),
      rest,
    );
  }
}

const names = ['title', 'type', 'status', 'location', 'price', 'negotiable', 'description'];
const features = ['bedrooms', 'bathrooms', 'squareFootage'].map((name) => `features[${name}]`);
const lists = ['amenities[0]', 'removedImages[0]', 'imageOrder[0]', 'version'];
const forbidden = [
  ...[
    '_id',
    'id',
    'propertyId',
    'createdAt',
    'viewCount',
    'imageDetails',
    'coordinates',
    'photoName',
  ],
  ...['features', 'features[toilets]', 'features[__proto__]', 'amenities', 'amenities[]'],
  ...['amenities[-1]', 'amenities[1e3]', 'amenities[999]', 'amenities[0][0]', 'images[0]'],
  ...['__proto__', 'constructor', 'toString', 'title[]', 'title[$ne]', ' title', 'TITLE', ''],
];

function* fieldInputs(accounts: AdminAccounts): Iterable<HostileInput> {
  for (const text of hostileTexts) {
    for (const name of [...names, ...features, ...lists]) {
      yield put(accounts, multipartForm([textPart(name, text)]));
    }
    const location = textPart('location', text);
    yield post(accounts, multipartForm([textPart('title', text), location]));
  }
  for (const name of forbidden) {
    const parts = [...good, textPart(name, '1')];
    yield put(accounts, multipartForm(parts), { mustFail: true });
    yield post(accounts, multipartForm(parts), { mustFail: true });
  }
}

function* wrongInputs(accounts: AdminAccounts): Iterable<HostileInput | HostileBytes> {
  const proper = multipartForm([...good, filePart('images', { content: Buffer.from('no image') })]);
  for (let length = 0; length < proper.length; length += 3) {
    yield post(accounts, proper.subarray(0, length), { mustFail: true });
  }
  for (const kind of [
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'],
    ...['application/json', 'image/jpeg', 'application/x-www-form-urlencoded', 'text/csv', '/'],
  ]) {
    yield post(accounts, proper, { headers: { 'content-type': kind }, mustFail: true });
  }
  const dispositions = [
    ...['form-data', 'attachment', 'form-data; name', 'form-data; name="images'],
    'form-data; name="images"; filename="../../../../tmp/x"',
    'form-data; name="images"; filename="..\\..\\x.jpg"',
    'form-data; name="images"; filename="\0.jpg"',
    'form-data; name="images"; filename*=utf-8\'\'%2e%2e%2f%2e%2e%2fx',
    `form-data; name="images"; filename="${'f'.repeat(5000)}"`,
    `form-data; name="${'n'.repeat(5000)}"`,
    'form-data; name="images[0]"; filename="x.jpg"',
    'form-data; name="images.0.path"; filename="/etc/passwd"',
    'form-data; name="title"; filename="x.jpg"',
  ];
  for (const disposition of dispositions) {
    yield post(accounts, multipartForm([...good, { disposition, content: 'hostile' }]));
  }
  const many = (count: number, part: (at: number) => Part) =>
    multipartForm([...good, ...Array.from({ length: count }, (_, at) => part(at))]);
  const small = { content: Buffer.from('x') };
  yield post(
    accounts,
    many(5000, (at) => textPart(`f${at}`, 'x')),
    { mustFail: true },
  );
  yield post(
    accounts,
    many(5000, (at) => textPart(`amenities[${at}]`, 'x')),
    { mustFail: true },
  );
  yield post(
    accounts,
    many(5000, () => filePart('images', small)),
    { mustFail: true },
  );
  yield post(
    accounts,
    many(5000, () => filePart('other', small)),
    { mustFail: true },
  );
  yield post(
    accounts,
    many(2, () => textPart('title', 'Twice')),
    { mustFail: true },
  );
  yield post(
    accounts,
    many(1, () => textPart('description', 'd'.repeat(3e6))),
    { mustFail: true },
  );
  const nested = multipartForm(good, 'inner');
  const inner = 'multipart/form-data; boundary=inner';
  for (const name of ['title', 'images']) {
    const disposition = `form-data; name="${name}"; filename="form"`;
    yield post(accounts, multipartForm([...good, { disposition, type: inner, content: nested }]), {
      mustFail: true,
    });
  }
  const head =
    `POST /api/properties HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${accounts.admin.token}\r\n` +
    'Content-Type: multipart/form-data; boundary=frontier\r\n';
  for (const length of [`Content-Length: ${2 ** 40}`, 'Content-Length: -1', 'Content-Length: 9']) {
    yield {
      bytes: Buffer.concat([Buffer.from(`${head}${length}\r\n\r\n`), proper]),
      mustFail: true,
    };
  }
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\nffffffff\r\n--frontier`;
  yield { bytes: Buffer.from(chunked), mustFail: true };
}

function* fileInputs(accounts: AdminAccounts): Iterable<HostileInput> {
  const tooLarge = { content: Buffer.alloc(propertyImageLimits.bytesEach + 1, 0xff) };
  for (const file of [...hostileFiles(), tooLarge]) {
    for (const send of [post, put]) {
      yield send(accounts, multipartForm([...good, filePart('images', file)]), { mustFail: true });
      const beside = [filePart('images', { content: accounts.photo }), filePart('images', file)];
      yield send(accounts, multipartForm([...good, ...beside]), { mustFail: true });
      yield send(accounts, multipartForm([...good, filePart('title', file)]), { mustFail: true });
      yield send(accounts, multipartForm([...good, filePart('imageOrder[0]', file)]), {
        mustFail: true,
      });
    }
  }
}

function* imageInputs(accounts: AdminAccounts): Iterable<HostileInput> {
  const spellings = accounts.protectedImages.flatMap((address) => {
    const name = address.split('/').at(-1) ?? '';
    const traversed = `/api/images/../images/${name}`;
    return [
      address,
      `${address}?w=600`,
      `http://localhost${address}`,
      name,
      traversed,
      `//${name}`,
    ];
  });
  for (const address of [...spellings, ...hostileTexts]) {
    yield put(accounts, multipartForm([textPart('removedImages[0]', address)]));
    yield put(accounts, multipartForm([textPart('imageOrder[0]', address)]), { mustFail: true });
  }
  for (const nonsense of ['new:0', 'new:99', 'new:-1', 'new:1e3', 'new:NaN', 'new:__proto__']) {
    yield put(accounts, multipartForm([textPart('imageOrder[0]', nonsense)]), { mustFail: true });
  }
}

function* spreadsheetInputs({ admin, attacker, victim }: AdminAccounts): Iterable<HostileInput> {
  const { method, path } = startImport;
  const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price\n';
  const sheets = [
    ...hostileFiles().map(({ content }) => content),
    ...hostileTexts.map((text) => Buffer.from(`${header}4,4,5,2,"${text}",Lekki,Lagos,1\n`)),
    ...hostileTexts.map((text) => Buffer.from(text)),
    Buffer.from(`${header}${','.repeat(100_000)}\n`),
    Buffer.from(`${header}"${'a\n'.repeat(500_000)}`),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(header, 'utf16le')]),
  ];
  for (const content of sheets) {
    const file = { content, name: '../../houses.csv', type: 'text/csv' };
    const body = multipartForm([filePart('file', file)]);
    yield { method, path, token: admin.token, headers: type, body };
    yield { method, path, token: attacker.token, headers: type, body, mustFail: true };
    const misnamed = multipartForm([filePart('images', file), textPart('file', 'x')]);
    yield { method, path, token: admin.token, headers: type, body: misnamed, mustFail: true };
    yield { method, path, token: victim.token, headers: type, body: misnamed, mustFail: true };
  }
}
