/** Not a location: it means "in none of the named locations" and is never sent to the API. */
export const OTHER_STATES = 'Other States';

export const namedLocations = [
  'Abuja',
  'Lagos',
  'Ondo',
  'Akwa Ibom',
  'Oyo',
  'Port Harcourt',
] as const;

export const heroLocations = [...namedLocations, OTHER_STATES] as const;

export const mobileHeroLocations = ['Abuja', 'Lagos', OTHER_STATES] as const;

export const popularLocations = ['Abuja', 'Lagos', 'Enugu', 'Akwa Ibom', 'Ondo'] as const;
