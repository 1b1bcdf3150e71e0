import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { propertyTypes } from '#contract/property/property.ts';
import { type ColumnMapping, readRow } from '#server/modules/imports/reading/column-mapping.ts';
import { findColumnMapping } from '#server/modules/imports/reading/column-mappings.ts';
import { nigeriaHousesMapping } from '#server/modules/imports/reading/nigeria-houses-mapping.ts';
import { textCell } from '#server/modules/imports/reading/spreadsheet-cells.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';

describe('The mapping of the Nigeria houses dataset', () => {
  it('maps a row to a listing', () => {
    expect(mapped('4,5,5,4,Detached Duplex,Lekki,Lagos,120000000')).toMatchObject({
      listing: {
        title: '4-bedroom detached duplex in Lekki',
        type: 'House',
        location: 'Lekki, Lagos',
        price: 120_000_000,
        features: { bedrooms: 4, bathrooms: 5 },
        description: 'Detached Duplex in Lekki with 5 toilets and 4 parking spaces.',
      },
      suspicions: [],
    });
  });

  it('maps every building type to a property type', () => {
    const types = [
      ...['Detached Duplex', 'Semi Detached Duplex', 'Terraced Duplexes', 'Detached Bungalow'],
      ...['Semi Detached Bungalow', 'Terraced Bungalow', 'Block of Flats'],
    ].map((building) => mapped(`3,3,3,1,${building},Ikeja,Lagos,40000000`).listing.type);
    expect(types).toEqual([...Array(6).fill('House'), 'Apartment']);
    expect(propertyTypes).toEqual(expect.arrayContaining(types));
  });

  it('uses the singular for terraces, and leaves brackets out of titles', () => {
    const { listing } = mapped('1,1,1,1,Terraced Duplexes,Victoria Island (VI),Lagos,90000000');
    expect(listing).toMatchObject({
      title: '1-bedroom terraced duplex in Victoria Island',
      location: 'Victoria Island (VI), Lagos',
      description: 'Terraced Duplex in Victoria Island with 1 toilet and 1 parking space.',
    });
    const bare = mapped('2,2,0,0,Block of Flats,Ikeja,Lagos,30000000');
    expect(bare.listing.description).toBeNull();
  });

  it('keeps the name Port Harcourt, and does not repeat a state that is the town', () => {
    expect(location('Port Harcourt', 'Rivers')).toBe('Port Harcourt, Rivers');
    expect(location('Enugu', 'Enugu')).toBe('Enugu');
    expect(location('Wuse', 'FCT')).toBe('Wuse, Abuja');
    expect(location('Ikeja', 'lagos state')).toBe('Ikeja, Lagos');
  });

  it('corrects and reports a misspelt state, by the town if it is known', () => {
    const corrected = (town: string, state: string) => {
      const { listing, suspicions } = mapped(`3,3,3,1,Detached Bungalow,${town},${state},30000000`);
      return [listing.location, ...suspicions];
    };
    expect(corrected('Awka', 'Anambara')).toEqual([
      'Awka, Anambra',
      'state "Anambara" corrected to Anambra',
    ]);
    expect(corrected('Lekki', 'Anambara')).toEqual([
      'Lekki, Lagos',
      'state "Anambara" corrected to Lagos, because Lekki is there',
    ]);
    expect(corrected('Karu', 'Anambara')).toEqual([
      'Karu',
      'state "Anambara" left out: Karu is in Abuja or Nasarawa',
    ]);
    expect(corrected('Ikeja', 'Lagoss')).toEqual([
      'Ikeja, Lagos',
      'state "Lagoss" corrected to Lagos',
    ]);
  });

  it('reads prices in common formats', () => {
    const price = (text: string) =>
      mapped(`4,4,4,2,Detached Duplex,Lekki,Lagos,"${text}"`).listing.price;
    expect(price('85000000.0')).toBe(85_000_000);
    expect(price('₦85,000,000')).toBe(85_000_000);
    expect(price('NGN 85000000')).toBe(85_000_000);
    expect(price('1.8E+12')).toBe(1_800_000_000_000);
    expect(price('0')).toBeNull();
  });

  it('imports suspicious rows with a reason', () => {
    const suspicions = (row: string) => mapped(row).suspicions;
    expect(suspicions('7,7,8,8,Detached Duplex,Ikoyi,Lagos,1.8E+12')).toEqual([
      'price ₦1,800,000,000,000 is far above the usual price of a detached duplex',
    ]);
    expect(suspicions('2,3,3,4,Terraced Duplexes,Ibeju Lekki,Lagos,90000')).toEqual([
      'price ₦90,000 is far below the usual price of a terraced duplex',
    ]);
    expect(suspicions('1,9,1,4,Detached Bungalow,Epe,Lagos,')).toEqual([
      'no price: shown as Price on request',
      '9 bathrooms for 1 bedroom',
      'only 1 toilet for 9 bathrooms',
    ]);
    expect(suspicions('9,1,1,4,Detached Bungalow,Epe,Lagos,20000000')).toEqual([
      'only 1 bathroom for 9 bedrooms',
    ]);
    expect(suspicions('9,0,1,4,Detached Bungalow,Epe,Lagos,20000000')).toEqual([
      'no bathroom for 9 bedrooms',
    ]);
  });

  it('rejects invalid rows with an error for each column', () => {
    expect(rejection(',x,2.5,-1,Castle,,Atlantis,cheap')).toBe(
      [
        'bedrooms is empty',
        'bathrooms should be a whole number from 0 to 200, not "x"',
        'toilets should be a whole number from 0 to 200, not "2.5"',
        'parking_space should be a whole number from 0 to 200, not "-1"',
        'title should be one of Detached Duplex, Semi Detached Duplex, Terraced Duplexes, Detached Bungalow, Semi Detached Bungalow, Terraced Bungalow, Block of Flats, not "Castle"',
        'town is empty',
        'state should be a state of Nigeria, not "Atlantis"',
        'price should be a price in whole naira, not "cheap"',
      ].join('; '),
    );
    expect(rejection('4,4,4,2,Detached Duplex,Le\u0000kki,Lagos,1')).toBe(
      'town has characters that are not text',
    );
    expect(rejection('4,4,4,2,Detached Duplex,Lekki,Lagos,1,5')).toContain('9 cells');
    expect(rejection(header)).toBe('the row repeats the header');
  });
});

describe('Finding a mapping', () => {
  const addresses: ColumnMapping = {
    name: 'addresses',
    row: z.object({ address: textCell(), town: textCell() }),
    describe: () => {
      throw new Error('No row is read here');
    },
  };

  it('matches the header in any order, case and spacing', () => {
    const columns = 'Price,State,Town,Title,Parking Space,Toilets,Bathrooms,Bedrooms,Agent'.split(
      ',',
    );
    const mappings = [addresses, nigeriaHousesMapping];
    expect(findColumnMapping(columns, mappings)).toBe(nigeriaHousesMapping);
    expect(findColumnMapping(['town', 'address'], mappings)).toBe(addresses);
  });

  it('reports missing columns', () => {
    expect(() => findColumnMapping(['bedrooms', 'title', 'town', 'price'])).toThrow(
      'Missing columns: bathrooms, toilets, parking_space, state. ' +
        'The first row has: bedrooms, title, town, price. Separate columns with commas or semicolons.',
    );
  });

  it('rejects a duplicate column', () => {
    expect(() => findColumnMapping([...header.split(','), 'Price'])).toThrow(
      'The header has the column price twice.',
    );
  });
});

function read(row: string) {
  const cells = row.includes('"') ? row.split(/,(?=")/).flatMap(unquote) : row.split(',');
  const width = header.split(',').length;
  const problem = cells.length === width ? {} : { problem: `the row has ${cells.length} cells` };
  const record = { line: 2, lastLine: 2, bytesRead: 0, cells, ...problem };
  return readRow(record, header.split(','), nigeriaHousesMapping);
}

function unquote(part: string): string[] {
  return part.startsWith('"') ? [part.slice(1, -1)] : part.split(',');
}

function mapped(row: string) {
  const result = read(row);
  if ('rejection' in result) throw new Error(`Rejected: ${result.rejection}`);
  return result;
}

function rejection(row: string): string | null {
  const result = read(row);
  return 'rejection' in result ? result.rejection : null;
}

function location(town: string, state: string): string {
  return mapped(`3,3,3,1,Detached Bungalow,${town},${state},30000000`).listing.location;
}
