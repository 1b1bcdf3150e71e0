import { z } from 'zod';
import type { ColumnMapping } from './column-mapping.ts';
import { nigerianLocation, stateCell, townName } from './nigerian-location.ts';
import { choiceCell, countCell, nairaCell, textCell } from './spreadsheet-cells.ts';

const million = 1_000_000;
const billion = 1000 * million;

interface Building {
  name: string;
  type: 'House' | 'Apartment';
  /** Plausible prices in naira; others are imported and reported as suspicious. */
  minPrice: number;
  maxPrice: number;
}

/** The building types of the column `title`. */
const buildings: Record<string, Building> = {
  'Detached Duplex': house('Detached Duplex', 5 * million, 5 * billion),
  'Semi Detached Duplex': house('Semi Detached Duplex', 5 * million, 2 * billion),
  'Terraced Duplexes': house('Terraced Duplex', 5 * million, 2 * billion),
  'Detached Bungalow': house('Detached Bungalow', 2 * million, billion),
  'Semi Detached Bungalow': house('Semi Detached Bungalow', 2 * million, 500 * million),
  'Terraced Bungalow': house('Terraced Bungalow', 2 * million, 500 * million),
  'Block of Flats': {
    name: 'Block of Flats',
    type: 'Apartment',
    minPrice: 3 * million,
    maxPrice: 10 * billion,
  },
};

/** Smallest differences between numbers of rooms that make a row suspicious. */
const suspiciousDifferences = {
  bathroomsOverBedrooms: 4,
  bedroomsOverBathrooms: 4,
  bathroomsOverToilets: 3,
};

const HouseRow = z.object({
  bedrooms: countCell(1),
  bathrooms: countCell(),
  toilets: countCell(),
  parking_space: countCell(),
  title: choiceCell(Object.keys(buildings)),
  town: textCell(),
  state: stateCell(),
  price: nairaCell(),
});
type HouseRow = z.infer<typeof HouseRow>;

/** The "Nigeria houses and prices dataset": asking prices by building type, town and state. */
export const nigeriaHousesMapping = {
  name: 'nigeria-houses',
  row: HouseRow,
  describe(row) {
    const building = buildingOf(row);
    const { location, correction } = nigerianLocation(row.town, row.state);
    const town = townName(row.town);
    return {
      listing: {
        title: `${row.bedrooms}-bedroom ${building.name.toLowerCase()} in ${town}`,
        type: building.type,
        location,
        price: row.price,
        bedrooms: row.bedrooms,
        bathrooms: row.bathrooms,
        squareFootage: null,
        description: descriptionOf(row, building, town),
      },
      suspicions: [correction, suspiciousPrice(row, building), ...suspiciousRooms(row)].filter(
        (suspicion) => suspicion !== null,
      ),
    };
  },
} satisfies ColumnMapping<typeof HouseRow>;

function house(name: string, minPrice: number, maxPrice: number): Building {
  return { name, type: 'House', minPrice, maxPrice };
}

function buildingOf({ title }: HouseRow): Building {
  const building = buildings[title];
  if (!building) throw new Error(`No building type is named ${title}`);
  return building;
}

function descriptionOf(
  { toilets, parking_space: spaces }: HouseRow,
  { name }: Building,
  town: string,
) {
  const facts = [count(toilets, 'toilet'), count(spaces, 'parking space')].filter(Boolean);
  return facts.length > 0 ? `${name} in ${town} with ${facts.join(' and ')}.` : null;
}

function count(amount: number, noun: string): string | null {
  return amount === 0 ? null : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function suspiciousPrice(
  { price }: HouseRow,
  { name, minPrice, maxPrice }: Building,
): string | null {
  if (price === null) return 'no price: shown as Price on request';
  if (price < minPrice) {
    return `price ${naira(price)} is far below the usual price of a ${name.toLowerCase()}`;
  }
  return price > maxPrice
    ? `price ${naira(price)} is far above the usual price of a ${name.toLowerCase()}`
    : null;
}

function suspiciousRooms({ bedrooms, bathrooms, toilets }: HouseRow): string[] {
  const suspicions = [
    bathrooms - bedrooms >= suspiciousDifferences.bathroomsOverBedrooms &&
      `${bathrooms} bathrooms for ${count(bedrooms, 'bedroom')}`,
    bedrooms - bathrooms >= suspiciousDifferences.bedroomsOverBathrooms &&
      `${tooFew(bathrooms, 'bathroom')} for ${bedrooms} bedrooms`,
    bathrooms - toilets >= suspiciousDifferences.bathroomsOverToilets &&
      `${tooFew(toilets, 'toilet')} for ${bathrooms} bathrooms`,
  ];
  return suspicions.filter((suspicion) => suspicion !== false);
}

function tooFew(amount: number, noun: string): string {
  return amount === 0 ? `no ${noun}` : `only ${count(amount, noun)}`;
}

function naira(price: number): string {
  return `₦${price.toLocaleString('en-NG')}`;
}
