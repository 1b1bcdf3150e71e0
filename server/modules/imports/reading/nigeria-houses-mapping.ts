import { z } from 'zod';
import { formatNaira } from '#contract/rules/naira.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { nigerianLocation, stateCell, townName } from './nigerian-location.ts';
import { choiceCell, countCell, nairaCell, textCell } from './spreadsheet-cells.ts';

interface Building {
  name: string;
  type: 'House' | 'Apartment';
  /** Plausible prices in millions of naira; others are imported and reported as suspicious. */
  prices: [min: number, max: number];
}

/** The building types of the column `title`. */
const buildings: Record<string, Building> = {
  'Detached Duplex': { name: 'Detached Duplex', type: 'House', prices: [5, 5000] },
  'Semi Detached Duplex': { name: 'Semi Detached Duplex', type: 'House', prices: [5, 2000] },
  'Terraced Duplexes': { name: 'Terraced Duplex', type: 'House', prices: [5, 2000] },
  'Detached Bungalow': { name: 'Detached Bungalow', type: 'House', prices: [2, 1000] },
  'Semi Detached Bungalow': { name: 'Semi Detached Bungalow', type: 'House', prices: [2, 500] },
  'Terraced Bungalow': { name: 'Terraced Bungalow', type: 'House', prices: [2, 500] },
  'Block of Flats': { name: 'Block of Flats', type: 'Apartment', prices: [3, 10_000] },
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
        features: { bedrooms: row.bedrooms, bathrooms: row.bathrooms },
        description: descriptionOf(row, building, town),
      },
      suspicions: [correction, suspiciousPrice(row, building), ...suspiciousRooms(row)].filter(
        (suspicion) => suspicion !== null,
      ),
    };
  },
} satisfies ColumnMapping<typeof HouseRow>;

function buildingOf({ title }: HouseRow): Building {
  const building = buildings[title];
  if (!building) throw new Error(`No building type is named ${title}`);
  return building;
}

function descriptionOf(row: HouseRow, { name }: Building, town: string): string | null {
  const facts = [count(row.toilets, 'toilet'), count(row.parking_space, 'parking space')];
  const text = facts.filter(Boolean).join(' and ');
  return text ? `${name} in ${town} with ${text}.` : null;
}

function count(amount: number, noun: string): string | null {
  return amount === 0 ? null : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function suspiciousPrice({ price }: HouseRow, { name, prices }: Building): string | null {
  if (price === null) return 'no price: shown as Price on request';
  const [min, max] = prices;
  const millions = price / 1_000_000;
  if (millions >= min && millions <= max) return null;
  const side = millions < min ? 'below' : 'above';
  return `price ${formatNaira(price)} is far ${side} the usual price of a ${name.toLowerCase()}`;
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
