import regions from './place-names.json' with { type: 'json' };

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
  ...regions.flatMap(({ state, city, areas }) =>
    areas.map(([name = '', ...also]) => ({ name, state, city, also })),
  ),
  ...nigerianStates.map((state) => ({ name: state, state })),
];
