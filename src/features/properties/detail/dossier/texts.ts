/** The texts of the printed sheet of a home. */

export const heading = (company: string, day: string) => `Dossier by ${company}, ${day}`;
export const reference = (reference: string) => `Reference ${reference}`;
export const about = (total: string) => `About ${total} in all`;
export const costs = 'What it costs in all';
export const price = 'Price';
export const costsSum = 'Costs';
export const inAll = 'In all';
export const notKnown = 'Not known';
export const askInWriting =
  'Ask for each figure in writing. Have your lawyer search the registry before you pay anyone.';
export const source = (text: string, month: string) => `${text} ${month}.`;
export const ownFigure = 'Your figure.';
export const ask = (office: string) => `Ask ${office}.`;
export const checks = 'What we know';
export const notSeen = (names: string) => `Not checked yet: ${names}.`;
export const allSeen = 'Every point on our list has an answer, with its source.';
export const facts = 'Facts';
export const type = 'Type';
export const status = 'Status';
export const dimensions = 'Size';
export const pricePerSqm = 'Price per sqm';
export const listed = 'Listed';
export const confirmed = 'Confirmed available';
export const amenities = 'Amenities';
export const description = 'Description';
export const qrCode = 'QR code of the page of this home';
export const caution =
  'Do not pay anyone until you have seen the property and your lawyer has checked its papers.';
export const contact = (company: string) => `Ask ${company}`;
