const areas = [
  'Lekki,Lagos',
  'Ajah,Lagos',
  'Ikoyi,Lagos',
  'Ikeja,Lagos',
  'Ibeju Lekki,Lagos',
  'Victoria Island (VI),Lagos',
  'Ikorodu,Lagos',
  'Magodo,Lagos',
  'Yaba,Lagos',
  'Surulere,Lagos',
  'Gbagada,Lagos',
  'Isolo,Lagos',
  'Gwarinpa,Abuja',
  'Katampe,Abuja',
  'Maitama District,Abuja',
  'Wuse,Abuja',
  'Wuse 2,Abuja',
  'Lokogoma District,Abuja',
  'Lugbe District,Abuja',
  'Asokoro District,Abuja',
  'Port Harcourt,Rivers',
  'Ibadan,Oyo',
  'Owerri Municipal,Imo',
  'Mowe Ofada,Ogun',
  'Enugu,Enugu',
  'Uyo,Akwa Ibom',
  'Asaba,Delta',
  'Kaduna South,Kaduna',
];
const buildings = [
  'Detached Duplex',
  'Terraced Duplexes',
  'Semi Detached Duplex',
  'Detached Bungalow',
  'Block of Flats',
];
const prices = [18, 35, 48, 62, 75, 90, 120, 160, 240, 380, 650, 1200];

/** A spreadsheet of homes in many areas: each building with one to six bedrooms and twelve prices. */
export function areaHouses(): string {
  const rows = areas.flatMap((area) =>
    buildings.flatMap((building) =>
      prices.map((millions, index) => {
        const bedrooms = 1 + (index % 6);
        return [bedrooms, bedrooms, bedrooms + 1, 2, building, area, millions * 1_000_000].join(
          ',',
        );
      }),
    ),
  );
  return ['bedrooms,bathrooms,toilets,parking_space,title,town,state,price', ...rows, ''].join(
    '\n',
  );
}
