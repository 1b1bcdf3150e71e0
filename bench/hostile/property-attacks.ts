import { startImport } from '#contract/imports.ts';
import { propertyImageLimits } from '#contract/property-form.ts';
import { hostileFiles } from '#tests/support/hostile-files.ts';
import type { AdminCast } from './admin-cast.ts';
import { filePart, formOf, type Part, textPart } from './hostile-form.ts';
import type { Attack, HostileBytes, HostileInput } from './hostile-input.ts';
import { hostileTexts } from './hostile-values.ts';

/** Forms of properties, sent by a hostile admin, and by people who are none. */
export function propertyAttacks(cast: AdminCast): Attack[] {
  return [
    { name: 'properties, by who may not', inputs: refusedInputs(cast) },
    { name: 'hostile fields of properties', inputs: fieldInputs(cast) },
    { name: 'wrong multipart for properties', inputs: wrongInputs(cast) },
    { name: 'hostile pictures', inputs: fileInputs(cast) },
    { name: 'pictures of other properties', inputs: pictureInputs(cast) },
    { name: 'hostile spreadsheets', inputs: spreadsheetInputs(cast) },
  ];
}

const type = { 'content-type': 'multipart/form-data; boundary=frontier' };
const good = [textPart('title', 'Hostile house'), textPart('location', 'Yaba, Lagos')];

type Rest = Partial<HostileInput>;

function post(cast: AdminCast, body: Buffer, rest: Rest = {}): HostileInput {
  const { token } = cast.admin;
  return { method: 'POST', path: '/properties', token, headers: type, ...rest, body };
}

function put(cast: AdminCast, body: Buffer, rest: Rest = {}): HostileInput {
  const path = `/properties/${cast.target.id}`;
  return { method: 'PUT', path, token: cast.admin.token, headers: type, ...rest, body };
}

function* refusedInputs(cast: AdminCast): Iterable<HostileInput> {
  const { attacker, victim, endedToken, propertyId } = cast;
  const path = `/properties/${propertyId}`;
  for (const token of [undefined, attacker.token, victim.token, endedToken, '']) {
    const rest = { token, mustFail: true };
    const extra = [textPart('role', 'admin'), textPart('token', cast.attacker.token)];
    for (const parts of [good, [...good, ...extra], []]) {
      yield post(cast, formOf(parts), rest);
      yield put(cast, formOf(parts), { ...rest, path });
      yield put(cast, formOf(parts), { ...rest, path, method: 'DELETE' });
    }
    yield post(cast, formOf([...good, filePart('images', { content: Buffer.alloc(3e6) })]), rest);
  }
}

const names = ['title', 'type', 'status', 'location', 'price', 'negotiable', 'description'];
const features = ['bedrooms', 'bathrooms', 'squareFootage'].map((name) => `features[${name}]`);
const lists = ['amenities[0]', 'removedImages[0]', 'imageOrder[0]', 'version'];
const forbidden = [
  ...['_id', 'id', 'propertyId', 'createdAt', 'viewCount', 'pictures', 'coordinates', 'photoName'],
  ...['features', 'features[toilets]', 'features[__proto__]', 'amenities', 'amenities[]'],
  ...['amenities[-1]', 'amenities[1e3]', 'amenities[999]', 'amenities[0][0]', 'images[0]'],
  ...['__proto__', 'constructor', 'toString', 'title[]', 'title[$ne]', ' title', 'TITLE', ''],
];

function* fieldInputs(cast: AdminCast): Iterable<HostileInput> {
  for (const text of hostileTexts) {
    for (const name of [...names, ...features, ...lists]) {
      yield put(cast, formOf([textPart(name, text)]));
    }
    const location = textPart('location', text);
    yield post(cast, formOf([textPart('title', text), location]));
  }
  for (const name of forbidden) {
    const parts = [...good, textPart(name, '1')];
    yield put(cast, formOf(parts), { mustFail: true });
    yield post(cast, formOf(parts), { mustFail: true });
  }
}

function* wrongInputs(cast: AdminCast): Iterable<HostileInput | HostileBytes> {
  const proper = formOf([...good, filePart('images', { content: Buffer.from('no picture') })]);
  for (let length = 0; length < proper.length; length += 3) {
    yield post(cast, proper.subarray(0, length), { mustFail: true });
  }
  for (const kind of [
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'],
    ...['application/json', 'image/jpeg', 'application/x-www-form-urlencoded', 'text/csv', '/'],
  ]) {
    yield post(cast, proper, { headers: { 'content-type': kind }, mustFail: true });
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
    yield post(cast, formOf([...good, { disposition, content: 'hostile' }]));
  }
  const many = (count: number, part: (at: number) => Part) =>
    formOf([...good, ...Array.from({ length: count }, (_, at) => part(at))]);
  const small = { content: Buffer.from('x') };
  yield post(
    cast,
    many(5000, (at) => textPart(`f${at}`, 'x')),
    { mustFail: true },
  );
  yield post(
    cast,
    many(5000, (at) => textPart(`amenities[${at}]`, 'x')),
    { mustFail: true },
  );
  yield post(
    cast,
    many(5000, () => filePart('images', small)),
    { mustFail: true },
  );
  yield post(
    cast,
    many(5000, () => filePart('other', small)),
    { mustFail: true },
  );
  yield post(
    cast,
    many(2, () => textPart('title', 'Twice')),
    { mustFail: true },
  );
  yield post(
    cast,
    many(1, () => textPart('description', 'd'.repeat(3e6))),
    { mustFail: true },
  );
  const nested = formOf(good, 'inner');
  const inner = 'multipart/form-data; boundary=inner';
  for (const name of ['title', 'images']) {
    const disposition = `form-data; name="${name}"; filename="form"`;
    yield post(cast, formOf([...good, { disposition, type: inner, content: nested }]), {
      mustFail: true,
    });
  }
  const head =
    `POST /api/properties HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${cast.admin.token}\r\n` +
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

function* fileInputs(cast: AdminCast): Iterable<HostileInput> {
  const tooLarge = { content: Buffer.alloc(propertyImageLimits.bytesEach + 1, 0xff) };
  for (const file of [...hostileFiles(), tooLarge]) {
    for (const send of [post, put]) {
      yield send(cast, formOf([...good, filePart('images', file)]), { mustFail: true });
      const beside = [filePart('images', { content: cast.picture }), filePart('images', file)];
      yield send(cast, formOf([...good, ...beside]), { mustFail: true });
      yield send(cast, formOf([...good, filePart('title', file)]), { mustFail: true });
      yield send(cast, formOf([...good, filePart('imageOrder[0]', file)]), { mustFail: true });
    }
  }
}

function* pictureInputs(cast: AdminCast): Iterable<HostileInput> {
  const spellings = cast.protectedImages.flatMap((address) => {
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
    yield put(cast, formOf([textPart('removedImages[0]', address)]));
    yield put(cast, formOf([textPart('imageOrder[0]', address)]), { mustFail: true });
  }
  for (const nonsense of ['new:0', 'new:99', 'new:-1', 'new:1e3', 'new:NaN', 'new:__proto__']) {
    yield put(cast, formOf([textPart('imageOrder[0]', nonsense)]), { mustFail: true });
  }
}

function* spreadsheetInputs({ admin, attacker, victim }: AdminCast): Iterable<HostileInput> {
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
    const body = formOf([filePart('file', file)]);
    yield { method, path, token: admin.token, headers: type, body };
    yield { method, path, token: attacker.token, headers: type, body, mustFail: true };
    const misnamed = formOf([filePart('images', file), textPart('file', 'x')]);
    yield { method, path, token: admin.token, headers: type, body: misnamed, mustFail: true };
    yield { method, path, token: victim.token, headers: type, body: misnamed, mustFail: true };
  }
}
