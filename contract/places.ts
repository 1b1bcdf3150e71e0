/** Not a location: it means "in none of the named places" and is never sent to the API. */
export const OTHER_STATES = 'Other States';

export const namedPlaces = ['Abuja', 'Lagos', 'Ondo', 'Akwa Ibom', 'Oyo', 'Port Harcourt'] as const;

export const heroLocations = [...namedPlaces, OTHER_STATES] as const;

export const mobileHeroLocations = ['Abuja', 'Lagos', OTHER_STATES] as const;

export const popularPlaces = ['Abuja', 'Lagos', 'Enugu', 'Akwa Ibom', 'Ondo'] as const;
