/** A place in Nigeria as listings name it, with other spellings and abbreviations. */
interface PlaceName {
  name: string;
  /** The state, or the Federal Capital Territory. */
  state: string;
  /** The city that an area belongs to; undefined for states and cities. */
  city?: string;
  also?: readonly string[];
}

/** The 36 states, without the Federal Capital Territory. */
export const nigerianStates: readonly string[] = [
  ...['Abia', 'Adamawa', 'Akwa Ibom', 'Anambra', 'Bauchi', 'Bayelsa', 'Benue', 'Borno'],
  ...['Cross River', 'Delta', 'Ebonyi', 'Edo', 'Ekiti', 'Enugu', 'Gombe', 'Imo', 'Jigawa'],
  ...['Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Kogi', 'Kwara', 'Lagos', 'Nasarawa', 'Niger', 'Ogun'],
  ...['Ondo', 'Osun', 'Oyo', 'Plateau', 'Rivers', 'Sokoto', 'Taraba', 'Yobe', 'Zamfara'],
];

/**
 * States and capitals as in the Constitution of 1999, first schedule; areas as in the public
 * "Nigeria houses and prices dataset" and the property market's own usage. Other spellings are
 * abbreviations and names without a space; simple misspellings are found by the search itself.
 */
export const placeNames: readonly PlaceName[] = [
  ...areasOf('Lagos', 'Lagos', [
    ['Lekki', 'leki'],
    ['Lekki Phase 1', 'lekki phase one'],
    ['Ajah'],
    ['Ikate'],
    ['Chevron'],
    ['Sangotedo'],
    ['Ibeju-Lekki', 'ibeju'],
    ['Epe'],
    ['Victoria Island', 'vi', 'v i'],
    ['Ikoyi'],
    ['Banana Island'],
    ['Parkview Estate'],
    ['Oniru'],
    ['Ikeja'],
    ['Ikeja GRA', 'gra ikeja'],
    ['Alausa'],
    ['Magodo'],
    ['Omole'],
    ['Ojodu'],
    ['Maryland'],
    ['Gbagada'],
    ['Yaba'],
    ['Surulere'],
    ['Ilupeju'],
    ['Isolo'],
    ['Amuwo Odofin', 'festac'],
    ['Apapa'],
    ['Ikorodu'],
    ['Agege'],
    ['Ipaja'],
    ['Ikotun'],
    ['Alimosho'],
    ['Ogudu'],
    ['Ketu'],
    ['Badagry'],
    ['Ojo'],
  ]),
  ...areasOf('FCT', 'Abuja', [
    ['Abuja', 'fct', 'federal capital territory'],
    ['Maitama'],
    ['Asokoro'],
    ['Guzape'],
    ['Katampe'],
    ['Wuse'],
    ['Wuse 2', 'wuse ii'],
    ['Garki'],
    ['Gwarinpa'],
    ['Jabi'],
    ['Utako'],
    ['Wuye'],
    ['Life Camp', 'lifecamp'],
    ['Lokogoma'],
    ['Lugbe'],
    ['Kubwa'],
    ['Apo'],
    ['Gudu'],
    ['Galadimawa'],
    ['Gaduwa'],
    ['Durumi'],
    ['Mabushi'],
    ['Jahi'],
    ['Kado'],
    ['Karu'],
    ['Karsana'],
    ['Kyami'],
    ['Central Business District', 'cbd'],
  ]),
  ...areasOf('Rivers', 'Port Harcourt', [
    ['Port Harcourt', 'ph', 'phc', 'portharcourt', 'ph city'],
    ['Peter Odili Road'],
    ['Trans Amadi'],
    ['Woji'],
    ['Rumuola'],
    ['Eliozu'],
  ]),
  ...areasOf('Oyo', 'Ibadan', [
    ['Ibadan'],
    ['Bodija'],
    ['Jericho'],
    ['Oluyole'],
    ['Akobo'],
    ['Ring Road'],
  ]),
  ...areasOf('Ogun', 'Abeokuta', [
    ['Abeokuta'],
    ['Mowe Ofada', 'mowe', 'ofada'],
    ['Arepo'],
    ['Isheri North'],
    ['Sango Ota'],
    ['Magboro'],
    ['Ifo'],
    ['Ibara'],
  ]),
  ...areasOf('Akwa Ibom', 'Uyo', [
    ['Uyo'],
    ['Eket'],
    ['Ewet Housing Estate', 'ewet housing'],
    ['Shelter Afrique'],
  ]),
  ...areasOf('Enugu', 'Enugu', [['Independence Layout'], ['New Haven'], ['Thinkers Corner']]),
  ...areasOf('Ondo', 'Akure', [
    ['Akure'],
    ['Ijapo Estate'],
    ['Alagbaka'],
    ['Oba Ile'],
    ['Ondo City', 'ondo town'],
  ]),
  ...areasOf('Edo', 'Benin City', [['Benin City', 'benin']]),
  ...areasOf('Delta', 'Asaba', [['Asaba'], ['Warri']]),
  ...areasOf('Imo', 'Owerri', [['Owerri'], ['New Owerri']]),
  ...areasOf('Kaduna', 'Kaduna', [['Malali'], ['Barnawa']]),
  ...areasOf('Kano', 'Kano', [['Nassarawa GRA', 'nasarawa gra']]),
  ...areasOf('Plateau', 'Jos', [['Jos'], ['Rayfield']]),
  ...areasOf('Cross River', 'Calabar', [['Calabar']]),
  ...nigerianStates.map((state) => ({ name: state, state })),
];

function areasOf(
  state: string,
  city: string,
  areas: readonly (readonly [name: string, ...also: string[]])[],
): PlaceName[] {
  return areas.map(([name, ...also]) => ({ name, state, city, also }));
}
