/** The texts of a property's facts that its cards show as well. See texts.ts. */

export const whatWasChecked = 'What was checked';
export const handover = (month: string) => `Handover ${month}`;
export const pricePerSqm = (price: string) => `${price} per sqm`;
