import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/core/database/database.ts';
import { properties, propertyRevision } from '../../server/core/database/schema.ts';
import { mergePropertyCounts } from '../../server/modules/properties/property-facets-store.ts';

const ROWS_PER_STATEMENT = 50_000;

const towns = [
  ...['Lekki, Lagos', 'Ajah, Lagos', 'Ikeja, Lagos', 'Ikorodu, Lagos', 'Ikoyi, Lagos'],
  ...['Gwarinpa, Abuja', 'Katampe, Abuja', 'Asokoro, Abuja', 'Wuse 2, Abuja'],
  ...['Obafemi Owode, Ogun', 'Bodija, Ibadan', 'Port Harcourt, Rivers', 'Owerri, Imo'],
  ...['Enugu, Enugu', 'Uyo, Akwa Ibom', 'Calabar, Cross River', 'Asaba, Delta'],
];
const types = ['House', 'Apartment', 'Villa', 'Land', 'Commercial', 'New Development'];
const buildings = ['Detached Duplex', 'Terraced Duplex', 'Bungalow', 'Block of Flats', 'Mansion'];
const amenities = ['Swimming Pool', 'Gym', 'Cinema', 'Elevator', 'Garden', 'CCTV', 'Borehole'];

/** Adds listings in the database itself until there are `count`: a million takes about a minute. */
export async function generateListings(
  database: { dataDir: string; databaseUrl: string | null },
  count: number,
): Promise<void> {
  const { db, close } = await openDatabase(database);
  try {
    const existing = await db.$count(properties);
    for (let first = existing + 1; first <= count; first += ROWS_PER_STATEMENT) {
      const last = Math.min(first + ROWS_PER_STATEMENT - 1, count);
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(insertBetween(first, last));
      });
      // As every hour: such statements come hours apart on a real server.
      await mergePropertyCounts(db);
    }
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`vacuum analyze properties`);
    await db.execute(sql`vacuum analyze property_images`);
    await db.execute(sql`analyze property_counts`);
    await db.update(propertyRevision).set({ revision: sql`gen_random_uuid()` });
  } finally {
    await close();
  }
}

/** Text is ASCII, so that `lower` folds it as the contract does. */
function insertBetween(first: number, last: number) {
  return sql`
    with numbered as (
      select
        n,
        substr(md5(n::text), 1, 24) as id,
        1 + n % 6 as bedrooms,
        ${pick(towns, sql`n * 7 / 3`)} as town,
        ${pick(types, sql`n * 5 / 2`)} as type,
        ${pick(buildings, sql`n * 3 / 2`)} as building,
        array[${pick(amenities, sql`n`)}, ${pick(amenities, sql`n / 7 + 3`)}] as amenities,
        case when n % 50 = 0 then null else (n * 7919::bigint % 99000 + 1) * 50000 end as price,
        timestamptz '2026-01-01' - n * interval '37 seconds' as created_at
      from generate_series(${first}::int, ${last}::int) as n
    ), listed as (
      select *, bedrooms || ' Bedroom ' || building || ' ref ' || upper(substr(id, 1, 5)) as title
      from numbered
    ), added as (
      insert into properties (
        id, title, type, status, location, price, bedrooms, bathrooms, area_sqm, description,
        amenities, created_at, searched_text, location_parts_folded, type_folded, amenities_folded
      )
      select
        id, title, type, case when n % 5 = 0 then 'For Rent' else 'For Sale' end, town, price,
        bedrooms, bedrooms, 100 + n % 700,
        'A home with good light, steady water and a quiet street, close to schools and shops.',
        amenities, created_at,
        ' ' || lower(replace(title || ' ' || town, ',', '') || ' ' || left(id, 8)) || ' ',
        replace(lower(town), ', ', ','),
        lower(type), array(select lower(each) from unnest(amenities) as each)
      from listed
      on conflict do nothing
      returning id
    )
    insert into property_images (property_id, position, name, width, height, color, alt)
    select id, 0, id || '.webp', 1600, 1067, '#aabbcc', 'The house from the street' from added`;
}

function pick(values: readonly string[], number: ReturnType<typeof sql>) {
  return sql`(${sql.param(values)}::text[])[1 + (${number}) % ${values.length}::int]`;
}
