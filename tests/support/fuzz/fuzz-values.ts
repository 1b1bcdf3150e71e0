import fc from 'fast-check';
import * as z from 'zod/mini';
import { hostileFiles } from '#tests/support/hostile-files.ts';
import { hostileTexts, hostileThings } from '#tests/support/hostile-values.ts';
import { propertyFields } from '#tests/support/multipart-property.ts';
import type { FuzzAccount, FuzzFile, Pools } from './fuzz-accounts.ts';

/** The part of JSON Schema that the contract uses. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

export type Fields = Record<string, unknown>;

const SHORT = 40;
const unknownFields = ['role', 'isVerified', 'id', 'status', 'passwordHash', '__proto__', 'a[b]'];
const csv = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price\n';
const row = '4,5,5,2,Detached Duplex,Lekki,Lagos,850000001\n';
const spreadsheets: FuzzFile[] = [csv + row, `${csv}${row}four,,,,,,,\n`, csv, ''].map((text) => ({
  content: Buffer.from(text),
  name: 'houses.csv',
  type: 'text/csv',
}));
const brokenFiles: FuzzFile[] = hostileFiles();

/** Valid, hostile and missing values for the fields of a schema. Forms have only files and texts. */
export function fieldsOf(
  schema: z.core.$ZodType,
  { pools, account, isJson }: { pools: Pools; account: FuzzAccount | null; isJson: boolean },
): fc.Arbitrary<Fields> {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  const names = Object.keys(properties).flatMap((name) =>
    name.endsWith('[i]') ? [0, 1].map((index) => name.replace('[i]', `[${index}]`)) : [name],
  );
  const valid = Object.fromEntries(
    names.map((name) => {
      const property = properties[name] ?? properties[name.replace(/\[\d\]$/, '[i]')] ?? {};
      return [name, validValue(name, property, pools, account)];
    }),
  );
  const hostile = isJson
    ? fc.oneof(fc.constantFrom(...hostileTexts), fc.constantFrom(...hostileThings))
    : fc.constantFrom<string | FuzzFile>(...hostileTexts, ...brokenFiles.slice(0, 3));
  const mixed = Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof({ weight: 2, arbitrary: valid[name] ?? hostile }, { weight: 1, arbitrary: hostile }),
    ]),
  );
  const extra = fc.dictionary(fc.constantFrom(...unknownFields), hostile, { maxKeys: 1 });
  return fc.oneof(
    { weight: 3, arbitrary: fewOf(valid, required) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.record(mixed, { requiredKeys: [] }), extra)
        .map(([fields, others]) => ({ ...fields, ...others })),
    },
  );
}

/** The required fields, and at most three others: with more, one of them is invalid too often. */
function fewOf(
  fields: Record<string, fc.Arbitrary<unknown>>,
  required: readonly string[],
): fc.Arbitrary<Fields> {
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  return fc.subarray(optional, { maxLength: Math.min(3, optional.length) }).chain((names) => {
    const chosen = Object.entries(fields).filter(
      ([name]) => required.includes(name) || names.includes(name),
    );
    return fc.record(Object.fromEntries(chosen));
  });
}

const schemas = new WeakMap<z.core.$ZodType, JsonSchema>();

function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  // The converter's own type has more keywords, in which these are optional too.
  const converted = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(schema, converted);
  return converted;
}

/** A value that the schema accepts, often one that exists in the database. */
function validValue(
  name: string,
  schema: JsonSchema,
  pools: Pools,
  account: FuzzAccount | null,
): fc.Arbitrary<unknown> {
  const generated = valueFor(schema, pools);
  const known = knownValues(name, pools, account);
  if (known.length === 0) return generated;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: generated },
  );
}

function valueFor(schema: JsonSchema, pools: Pools): fc.Arbitrary<unknown> {
  const { type, enum: values, pattern, format, items, minLength = 0, maxLength = SHORT } = schema;
  if (values) return fc.constantFrom(...values);
  if (format === 'binary') {
    const files = [pools.photo, pools.photo, ...spreadsheets, ...brokenFiles];
    return fc.constantFrom<unknown>(...files);
  }
  if (type === 'array') return fc.array(valueFor(items ?? {}, pools), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  const shortest = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, SHORT)),
  });
  return fc.oneof(
    { weight: 8, arbitrary: shortest },
    { weight: 1, arbitrary: fc.constant('a'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.constant('a'.repeat(maxLength + 1)) },
  );
}

function newEmails(): string[] {
  return Array.from({ length: 4 }, () => `${crypto.randomUUID()}@fuzz.example`);
}

function knownValues(name: string, pools: Pools, account: FuzzAccount | null): readonly unknown[] {
  // An admin who deletes or deactivates their own account would end the fuzzing.
  const ownPassword = account && account.caller !== 'admin' ? [account.password] : [];
  const shared: Record<string, readonly unknown[]> = {
    email: [pools.signIn.email, pools.victim.email, ...newEmails()],
    password: [...ownPassword, pools.signIn.password, 'a-new-long-passphrase'],
    currentPassword: [...ownPassword, 'wrong-password'],
    fullName: ['Ada Obi', "Ayọ̀ O'Brien"],
    phoneNumber: ['+234 803 000 0001', '08030000001'],
    file: spreadsheets,
    photo: [pools.photo],
    images: [[pools.photo], [pools.photo, pools.photo], []],
    cursor: pools.cursors,
    'removedImages[0]': pools.imageUrls,
    'imageOrder[0]': [...pools.imageUrls, 'new:0'],
    version: pools.versions,
    limit: ['1', '24', '100'],
    user: [pools.victim.id, ...pools.ids.users.slice(0, 3)],
    property: pools.ids.properties.slice(0, 3),
    facets: ['type', 'location'],
    type: ['House', 'Land'],
    status: ['For Sale', 'Sold', 'Active', 'Deactivated'],
  };
  const known = shared[name] ?? [];
  // The names of the fields are the keys; another name has no value there.
  const field = (propertyFields as Record<string, string>)[name];
  return field === undefined || name in shared ? known : [field];
}
