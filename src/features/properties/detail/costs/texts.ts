/** The texts of what a home costs in all. The sources of its figures are in contract/rules/. */

export const askInWriting = 'Ask for it in writing.';
export const checked = (source: string, month: string) => `${source} Checked ${month}.`;
export const yourFigure = 'Your figure.';
export const askOffice = (office: string) => `Ask ${office}, in writing.`;
export const surveyHint = 'Ask a registered surveyor for an offer.';
export const searchHint = '₦5,000 to ₦20,000, by state: mondaq.com 2024.';

export const agencyPercent = 'Agency fee in %';
export const percentError = 'Enter a percentage from 0 to 20, such as 2.5.';
export const legalBasis = 'How the legal fee is agreed';
export const legalChoices = {
  scale: '2023 scale',
  agreed: 'Agreed 5 %',
  own: 'My figure',
} as const;
export const ownLegalFee = 'My legal fee';
export const assessedValue = 'Assessed value';
export const assessedHint = 'The value that the lands office assesses. It may be below the price.';
export const ownConsent = 'Consent and registration in ₦';
export const ownSurvey = 'Survey in ₦';
export const ownSearch = 'Search in ₦';

export const empty = 'Not known';
export const price = 'Price';
export const costs = 'Costs';
export const inAll = 'In all';
export const notAdvice =
  'This is a calculation, not legal advice. Pay nothing before your lawyer has checked the papers.';

export const offer = (figures: string) => `On another home you used: ${figures}.`;
export const offeredAgency = (percent: number) => `agency fee ${percent} %`;
export const offeredLegal = (basis: 'scale' | 'agreed') => `legal fee ${legalChoices[basis]}`;
export const offeredSearch = (amount: string) => `search ${amount}`;
export const useThem = 'Use them here';
export const reset = 'Reset to the defaults';
