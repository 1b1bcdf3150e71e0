import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRow } from '#server/modules/imports/mapping/read-row.ts';
import { importSheet } from '#server/modules/imports/mapping/row-cells.ts';
import { sampleSheets, withSheet } from '#tests/support/sheet-files.ts';
import { zipOf } from '#tests/support/zip.ts';

const now = new Date('2026-11-26T12:00:00Z');

/** The forms that a spreadsheet's rows fill, without any choice of staff. */
function formsOf(name: string) {
  return withSheet({ path: join(sampleSheets, name) }, ({ file: { columns }, rows, mapping }) =>
    rows.map(({ cells }) => {
      const { listing, problems } = readRow(cells, importSheet(columns, mapping), now);
      if (!listing) return problems.map(({ text }) => text).join('; ');
      const form = Object.fromEntries(JSON.parse(listing.content).slice(0, -1));
      return { ...form, reference: listing.reference, listedOn: listing.listedOn };
    }),
  );
}

describe('A spreadsheet as others write it', () => {
  it("is read: a portal's export", async () => {
    const [home, flat, land, rent] = await formsOf('portal-export.csv');
    expect(home).toMatchObject({
      title: '4 Bedroom Semi Detached Duplex with BQ',
      type: 'House',
      status: 'For Sale',
      location: 'Chevron Drive, Lekki, Lagos',
      price: '120000000',
      'features[bedrooms]': '4',
      'features[squareFootage]': '300',
      'checks[papers]': 'C of O',
      'amenities[2]': 'CCTV',
      description: 'Toilets: 5',
      reference: 'PW-88213',
      listedOn: '2026-09-12',
    });
    expect(flat).toMatchObject({ type: 'Apartment', price: '1200000000' });
    expect(land).toMatchObject({ type: 'Land', 'features[squareFootage]': '1296' });
    expect(land).not.toHaveProperty('price');
    expect(rent).toBe('is a rent: "N6,500,000/annum"; "For Rent" is not imported');
  });

  it("is read: an agent's list below a title and merged headings", async () => {
    const [section, duplex, terrace, land, , bungalow, warehouse] = await formsOf('agent-list.csv');
    expect(section).toBe('a heading or a note, not a listing');
    expect(duplex).toMatchObject({
      title: '5-bedroom detached duplex in Osapa London',
      location: 'Osapa London, Lagos',
      price: '350000000',
      'checks[papers]': 'Certificate of Occupancy',
    });
    expect(terrace).toMatchObject({ price: '145500000' });
    expect(land).not.toHaveProperty('checks[papers]');
    expect(bungalow).toMatchObject({ location: 'Gwarinpa, Abuja', 'features[bedrooms]': '3' });
    expect(warehouse).toMatchObject({ type: 'Commercial', title: 'Warehouse in Idu' });
  });

  it('is read: semicolons, decimal commas and Windows-1252', async () => {
    const [villa, penthouse, land] = await formsOf('semicolons-windows-1252.csv');
    expect(villa).toMatchObject({
      title: 'Villa “La Plage” – 5 bedrooms',
      location: '12 Bourdillon Road, Ikoyi, Lagos',
      price: '850000000',
      'features[squareFootage]': '1200',
      description: 'Café-style kitchen, quiet',
    });
    expect(penthouse).toMatchObject({ type: 'Apartment', price: '1250000000' });
    expect(land).toMatchObject({ 'features[squareFootage]': '10000' });
  });

  it("is read: a workbook with dates and prices like '₦85M'", async () => {
    const [villa, shop, flat, land, house] = await formsOf('stock-list.xlsx');
    expect(villa).toMatchObject({ price: '85000000', listedOn: '2026-10-01', reference: 'KO-1' });
    expect(shop).toMatchObject({ price: '45000000', 'features[squareFootage]': '38' });
    expect(flat).toMatchObject({ status: 'Sold', listedOn: '2026-10-25' });
    expect(land).toMatchObject({ status: 'Under Offer', price: '1200000000' });
    expect(house).toMatchObject({ type: 'House', location: 'GRA Phase 2, Rivers' });
  });

  it('is read: the public dataset of houses', async () => {
    const [house, , , corrected] = await formsOf('houses-dataset.csv');
    expect(house).toMatchObject({
      title: '4-bedroom detached duplex in Lekki',
      type: 'House',
      location: 'Lekki, Lagos',
      price: '120000000',
      description: 'Toilets: 5\nParking space: 4',
    });
    expect(corrected).toMatchObject({ location: 'Lekki, Lagos' });
  });

  it('is read: the export of a website, with HTML and the names of its tables', async () => {
    const [terrace, land, rent, office] = await formsOf('website-export.csv');
    expect(terrace).toMatchObject({
      title: 'Luxury 4 Bedroom Terrace Duplex + BQ',
      location: 'Off Freedom Way, Ikate, Lekki, Ikate Elegushi, Lagos',
      price: '185000000',
      'features[bedrooms]': '4',
      'features[squareFootage]': '320',
      'amenities[1]': 'Gym',
      description: 'Tastefully finished terrace.\n\nServiced estate & good road\n\nGarage: 2',
      reference: '10231',
      listedOn: '2026-10-02',
    });
    expect(land).toMatchObject({ type: 'Land', price: '55000000' });
    expect(rent).toBe('"For Rent" is not imported');
    expect(office).toMatchObject({
      status: 'Sold',
      location: 'Aminu Kano Crescent, Wuse 2, Abuja',
    });
  });

  it('is read: headings over two rows, and titles that are papers', async () => {
    const [duplex, , flats, land, hotel, total] = await formsOf('two-row-header.csv');
    expect(duplex).toMatchObject({
      title: 'Five bedroom fully detached duplex with swimming pool',
      type: 'House',
      location: 'Maitama, Abuja',
      price: '1200000000',
      'features[bedrooms]': '5',
      'checks[papers]': 'C of O',
      reference: null,
    });
    expect(flats).toMatchObject({ price: '180000000', 'features[bedrooms]': '3' });
    expect(land).toMatchObject({ type: 'Land', 'features[squareFootage]': '1296' });
    expect(hotel).toBe('is in another currency: "$4m"');
    expect(total).toBe('a heading or a note, not a listing');
  });

  it('is read: a workbook whose cells are merged over several rows', async () => {
    const [first, second, , land] = await formsOf('merged-rows.xlsx');
    expect(first).toMatchObject({ location: 'Orchid Road, Lekki', reference: 'PH-01' });
    expect(second).toMatchObject({ location: 'Orchid Road, Lekki', price: '85000000' });
    expect(land).toMatchObject({ location: 'Epe', 'features[squareFootage]': '4046.86' });
  });

  it("is read: a developer's price list in millions, with its total", async () => {
    const [apartment, , penthouse, total] = await formsOf('price-list.csv');
    expect(apartment).toMatchObject({
      title: '2-bedroom apartment in Osapa London',
      price: '120000000',
      'features[bedrooms]': '2',
      'features[squareFootage]': '110',
      reference: 'A1',
    });
    expect(penthouse).toMatchObject({ status: 'Under Offer', 'features[bedrooms]': '4' });
    expect(total).toBe('a total, not a listing');
  });

  it('is read: questions and answers of a form', async () => {
    const [duplex, bungalow, land, flat] = await formsOf('form-answers.tsv');
    expect(duplex).toMatchObject({
      title: '5-bedroom fully detached duplex in Magodo Phase 2',
      price: '350000000',
      'features[bathrooms]': '6',
      'features[squareFootage]': '700',
    });
    expect(bungalow).toMatchObject({ price: '45000000', 'features[bedrooms]': '3' });
    expect(land).toMatchObject({ type: 'Land', location: 'Mowe, Ogun state' });
    expect(flat).not.toHaveProperty('price');
    // 11/13/2026 in this column shows that 11/2/2026 has the month first.
    expect(duplex).toMatchObject({ listedOn: '2026-11-02' });
    expect(land).toMatchObject({ listedOn: '2026-11-13' });
  });

  it('is rejected if it unpacks to too much, whatever its directory says', async () => {
    const content = Buffer.alloc(300 * 1024 * 1024);
    for (const size of [content.length, 10]) {
      const bomb = zipOf([{ name: '[Content_Types].xml', content, size }]);
      await expect(withSheet({ content: bomb }, () => null)).rejects.toThrow(/workbook/);
    }
  });
});
