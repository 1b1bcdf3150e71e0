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
  cheapest: number;
  dearest: number;
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
    cheapest: 3 * million,
    dearest: 10 * billion,
  },
};

/** Differences between numbers of rooms from which a row is suspicious. */
const oddDifferences = {
  bathroomsOverBedrooms: 4,
  bedroomsOverBathrooms: 4,
  bathroomsOverToilets: 3,
};

const HouseRow = z.object({
  bedrooms: countCell({ min: 1 }),
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
        title: `${row.bedrooms} bedroom ${building.name} in ${town}`,
        type: building.type,
        location,
        price: row.price,
        bedrooms: row.bedrooms,
        bathrooms: row.bathrooms,
        squareFootage: null,
        description: describe(row, building, town),
      },
      suspicions: [correction, oddPrice(row, building), ...oddRooms(row)].filter(
        (suspicion) => suspicion !== null,
      ),
    };
  },
} satisfies ColumnMapping<typeof HouseRow>;

function house(name: string, cheapest: number, dearest: number): Building {
  return { name, type: 'House', cheapest, dearest };
}

function buildingOf({ title }: HouseRow): Building {
  const building = buildings[title];
  if (!building) throw new Error(`No building type is named ${title}`);
  return building;
}

function describe({ toilets, parking_space: spaces }: HouseRow, { name }: Building, town: string) {
  const facts = [count(toilets, 'toilet'), count(spaces, 'parking space')].filter(Boolean);
  return facts.length > 0 ? `${name} in ${town} with ${facts.join(' and ')}.` : null;
}

function count(amount: number, noun: string): string | null {
  return amount === 0 ? null : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function oddPrice({ price }: HouseRow, { name, cheapest, dearest }: Building): string | null {
  if (price === null) return 'no price: shown as on request';
  if (price < cheapest) return `price ${naira(price)} is far below what a ${name} costs`;
  return price > dearest ? `price ${naira(price)} is far above what a ${name} costs` : null;
}

function oddRooms({ bedrooms, bathrooms, toilets }: HouseRow): string[] {
  const odd = [
    bathrooms - bedrooms >= oddDifferences.bathroomsOverBedrooms &&
      `${bathrooms} bathrooms for ${count(bedrooms, 'bedroom')}`,
    bedrooms - bathrooms >= oddDifferences.bedroomsOverBathrooms &&
      `only ${count(bathrooms, 'bathroom') ?? 'no bathroom'} for ${bedrooms} bedrooms`,
    bathrooms - toilets >= oddDifferences.bathroomsOverToilets &&
      `only ${count(toilets, 'toilet') ?? 'no toilet'} for ${bathrooms} bathrooms`,
  ];
  return odd.filter((suspicion) => suspicion !== false);
}

function naira(price: number): string {
  return `₦${price.toLocaleString('en-NG')}`;
}
