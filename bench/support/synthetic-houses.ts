/** As many rows as the public "Nigeria houses and prices dataset". */
const ROWS = 24_326;

const towns = [
  ['Lekki', 'Lagos'],
  ['Ajah', 'Lagos'],
  ['Ikeja', 'Lagos'],
  ['Ikorodu', 'Lagos'],
  ['Ikoyi', 'Lagos'],
  ['Gwarinpa', 'Abuja'],
  ['Katampe', 'Abuja'],
  ['Asokoro District', 'Abuja'],
  ['Obafemi Owode', 'Ogun'],
  ['Ibadan', 'Oyo'],
  ['Port Harcourt', 'Rivers'],
  ['Owerri Municipal', 'Imo'],
  ['Enugu', 'Enugu'],
  ['Uyo', 'Akwa Ibom'],
] as const;

const buildings = [
  'Detached Duplex',
  'Terraced Duplexes',
  'Semi Detached Duplex',
  'Detached Bungalow',
  'Block of Flats',
];

/** A spreadsheet with the columns and size of that dataset, the same on every run. */
export function syntheticHouses(): string {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const bedrooms = 1 + (row % 7);
    const [town, state] = towns[(row * 5) % towns.length] ?? towns[0];
    const building = buildings[(row * 3) % buildings.length];
    const price = (10 + ((row * 7919) % 990)) * 1_000_000;
    return [bedrooms, bedrooms, bedrooms + 1, row % 8, building, town, state, price].join(',');
  });
  return ['bedrooms,bathrooms,toilets,parking_space,title,town,state,price', ...rows, ''].join(
    '\n',
  );
}
