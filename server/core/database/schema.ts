import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CheckFieldName, FeatureName } from '#contract/property/property-fields.ts';
import { ranks } from './property-ranks.ts';

/** Compared byte by byte, as JavaScript does, whatever the database's collation. */
export const id = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A point in time with milliseconds, as a JavaScript Date has them. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const properties = pgTable(
  'properties',
  {
    /** 24 lower-case hexadecimal digits; `_id` on the wire. */
    id: id().primaryKey(),
    propertyId: text('property_id'),
    title: text().notNull(),
    type: text(),
    status: text(),
    location: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Whether visitors see the point; otherwise only staff do. */
    pointShown: boolean('point_shown').notNull().default(false),
    /** Whole naira; null means on request. */
    price: bigint({ mode: 'number' }),
    negotiable: boolean().notNull().default(false),
    bedrooms: integer(),
    bathrooms: integer(),
    /** Square metres; `features.squareFootage` on the wire. */
    areaSqm: doublePrecision('area_sqm'),
    description: text(),
    amenities: text().array().notNull(),
    // The checked facts; null means not checked.
    papers: text(),
    /** As staff chose it; null means that of the stated papers. */
    papersKind: text('papers_kind'),
    power: text(),
    water: text(),
    road: text(),
    flooding: text(),
    /** A day in Lagos. */
    visitedOn: date('visited_on'),
    /** The day in Lagos on which staff confirmed that it is available. */
    confirmedOn: date('confirmed_on'),
    // Facts of a development.
    stage: text(),
    homes: integer(),
    /** A month such as 2027-06. */
    handover: text(),
    /** The page of a video on YouTube or Vimeo. */
    videoUrl: text('video_url'),
    /** False for a draft of the company, which only staff see. */
    published: boolean().notNull().default(true),
    /** The first publication; null for a draft. */
    publishedAt: moment('published_at'),
    importId: id('import_id'),
    createdAt: moment('created_at').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    /** Incremented by every change, so that a later one can detect it. */
    version: integer().notNull().default(1),
    /** Null before the first update. */
    updatedAt: moment('updated_at'),

    // Searched text, folded by the contract's own functions when a property is written.
    /** See `searchedTextOf`. */
    searchedText: text('searched_text').notNull(),
    /** The parts of the location joined with commas, which no part contains. */
    locationPartsFolded: text('location_parts_folded').notNull(),
    typeFolded: text('type_folded').notNull(),
    amenitiesFolded: text('amenities_folded').array().notNull(),
    /** See `papersKindOf`. */
    searchedPapers: text('searched_papers'),
  },
  (table) => [
    check(
      'properties_price_is_asking_price',
      sql`${table.price} > 0 and ${table.price} <= 9007199254740991`,
    ),
    // One index per sort order.
    index('properties_newest').on(ranks.newest(table), table.id),
    index('properties_oldest').on(ranks.oldest(table), table.id),
    index('properties_price_asc').on(ranks.price_asc(table), table.id),
    index('properties_price_desc').on(ranks.price_desc(table), table.id),
    index('properties_published_at').on(table.publishedAt),
    // Imports compare each row with the stored listings.
    index('properties_reference').on(sql`lower(${table.propertyId})`),
    index('properties_title_price').on(
      sql`lower(${table.title})`,
      sql`coalesce(${table.price}, 0)`,
    ),
    index('properties_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('properties_import_drafts').on(table.importId).where(sql`not ${table.published}`),
  ],
);

const { bedrooms, bathrooms, areaSqm: squareFootage } = properties;
const { papers, papersKind, power, water, road, flooding, visitedOn, confirmedOn } = properties;
const { stage, homes, handover } = properties;

export const propertyGroups = {
  features: { bedrooms, bathrooms, squareFootage } satisfies Record<FeatureName, AnyPgColumn>,
  checks: {
    ...{ papers, papersKind, power, water, road, flooding, visitedOn, confirmedOn },
  } satisfies Record<CheckFieldName, AnyPgColumn>,
  developmentDetails: { stage, homes, handover },
};

export const propertyImages = pgTable(
  'property_images',
  {
    propertyId: id('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** A property has at most one floor plan, at position 0. */
    kind: text({ enum: ['photo', 'floor-plan'] })
      .notNull()
      .default('photo'),
    /** Among those of its kind; the photo at 0 is the cover. */
    position: integer().notNull(),
    /** Name in the media store; several properties may share an image. */
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    alt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.kind, table.position] }),
    index('property_images_name').on(table.name),
  ],
);

/** Properties that were deleted in the last 30 days, out of reach of every other query. */
export const deletedProperties = pgTable(
  'deleted_properties',
  {
    id: id().primaryKey(),
    deletedAt: moment('deleted_at').notNull(),
    deletedBy: id('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    /** A `DeletedData` of the store. */
    data: jsonb().notNull(),
    /** Names in the media store, so that the images are kept. */
    imageNames: text('image_names').array().notNull(),
  },
  (table) => [index('deleted_properties_at').on(table.deletedAt, table.id)],
);

/**
 * The number of properties with the same values, for counts that read few rows. Triggers add a row
 * of 1 or -1 for each change of a property, so a number is the sum of its rows. No row is updated,
 * and writers never wait for each other.
 */
export const propertyCounts = pgTable('property_counts', {
  type: text(),
  typeFolded: text('type_folded').notNull(),
  status: text(),
  location: text().notNull(),
  locationPartsFolded: text('location_parts_folded').notNull(),
  bedrooms: integer(),
  bathrooms: integer(),
  /** The contract's `priceBand`; null without a shown price. */
  priceBand: bigint('price_band', { mode: 'number' }),
  searchedPapers: text('searched_papers'),
  published: boolean().notNull().default(true),
  count: integer().notNull(),
});

/** A single row that changes with every property. Counted views do not change it. */
export const propertyRevision = pgTable('property_revision', {
  revision: uuid().notNull(),
});

/** Networks and users that viewed a property today, so that a reload is not counted again. */
export const propertyViews = pgTable(
  'property_views',
  {
    propertyId: id('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** Keyed hash of the network, or of the user. */
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.visitor] })],
);

/** Random keys created on first use, shared by every process on this database. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const users = pgTable('users', {
  /** 24 lower-case hexadecimal digits. */
  id: id().primaryKey(),
  fullName: text('full_name').notNull(),
  /** In lower case, so that one address is one account. */
  email: text().notNull().unique(),
  /** Replaces a verified email when it is verified itself. */
  newEmail: text('new_email'),
  phoneNumber: text('phone_number'),
  location: text(),
  /** 'admin' or 'user'. */
  role: text().notNull().default('user'),
  isVerified: boolean('is_verified').notNull().default(false),
  /** Argon2id with its parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  registrationDate: moment('registration_date').notNull(),
  lastActive: moment('last_active'),
  totalLogins: integer('total_logins').notNull().default(0),
  /** Properties viewed while signed in, each counted once a day. */
  propertiesViewed: integer('properties_viewed').notNull().default(0),
  /** Name in the media store. */
  photoName: text('photo_name'),
  /** 'Active' or 'Deactivated'. */
  status: text().notNull().default('Active'),
});
export type UserRow = typeof users.$inferSelect;

/** When the demo was added. Demo data that an admin deletes does not come back. */
export const demoSeedings = pgTable('demo_seedings', {
  seededAt: moment('seeded_at').notNull(),
});
