/** The texts of what a home costs in all. The sources of its figures are in contract/rules/. */

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
  agreed: 'Agreed 5%',
  own: 'My figure',
} as const;
export const ownLegalFee = 'My legal fee';
export const assessedValue = 'Assessed value';
export const assessedHint = 'The value that the lands office assesses. It may be below the price.';
export const ownConsent = 'Consent and registration in ₦';
export const ownSurvey = 'Survey in ₦';
export const ownSearch = 'Title search in ₦';

export const empty = 'Not known';
export const price = 'Price';
export const costs = 'Costs';
export const inAll = 'In all';
export const notAdvice =
  'This is a calculation, not legal advice. Ask for each figure in writing. Pay nothing before your lawyer has checked the papers.';

export const offer = (figures: string) => `On another home you used: ${figures}.`;
export const offeredAgency = (percent: number) => `agency fee ${percent}%`;
export const offeredLegal = (basis: 'scale' | 'agreed') => `legal fee ${legalChoices[basis]}`;
export const offeredSearch = (amount: string) => `search ${amount}`;
export const useThem = 'Use them here';
export const reset = 'Reset to the defaults';

export const mortgageHeading = 'Pay by mortgage';
export const schemeLegend = 'Kind of mortgage';
export const schemeRules = {
  nhf: '6% a year, up to ₦50m and 90% of the price, for up to 30 years and until you are 60. For those who have paid 2.5% into the National Housing Fund for six months. Federal Mortgage Bank of Nigeria, 2023.',
  mreif:
    '9.75% a year, up to 90% of the price, for up to 20 years and until you are 60. Stanbic IBTC lends ₦10m to ₦100m. Ministry of Finance Incorporated, August 2025.',
  bank: 'Rates differ from bank to bank and change: ask for yours in writing. Repaid before you are 60.',
} as const;
export const rulesChecked = 'Checked November 2026. Ask the lender for an offer in writing.';
export const titleAccepted = (papers: string) =>
  `Stanbic IBTC lends on a registered title with consent. This home has: ${papers}.`;
export const titleNotAccepted = (papers: string) =>
  `Stanbic IBTC lends on a registered title with consent. This home has: ${papers}. Ask the bank first.`;
export const titleUnknown =
  'Lenders want a registered title. The papers of this home are not stated: ask us.';
export const askForTitles = (papers: string) =>
  `This home has: ${papers}. Ask the lender which titles it accepts.`;

export const ownMoney = 'Your own money';
export const ownMoneyHint = (least: string) => `At least ${least}.`;
export const years = 'Years';
export const yearsHint = (most: number) => `At most ${most}.`;
export const yearsError = 'Enter a number of years from 1 to 30.';
export const age = 'Your age';
export const ageError = 'Enter your age, from 18 to 80.';
export const rate = 'Interest rate in % a year';
export const rateError = 'Enter a rate such as 22.5.';
export const income = 'Your income a month';

export const loan = 'Loan';
export const loanOver = (percent: string, years: number) =>
  `${percent}% over ${years} ${years === 1 ? 'year' : 'years'}`;
export const monthlyPayment = 'Monthly payment';
export const cashOnTheDay = 'Cash you need to buy';
export const cashParts = (ofPrice: string, costs: string) =>
  `${ofPrice} of the price, ${costs} costs`;
export const interestInAll = 'Total interest';
export const limited = (most: string) => `This lender gives at most ${most}.`;
export const belowMinimum = (least: string) => `Stanbic IBTC lends ${least} or more.`;
export const ofIncome = (percent: string, isWithin: boolean) =>
  `${percent}% of your income. FirstBank lends up to 40%${isWithin ? '' : '. Add more of your own money, or more years, to lower the payment'}.`;
export const tooOld =
  'Lenders want a mortgage repaid before you are 60, so we cannot calculate one.';
export const needsRate = 'Enter the rate that your bank offers.';
export const chart = (years: number) =>
  `What is still owed at the end of each of ${years} years, from the whole loan to nothing`;
export const owedHeading = 'Still owed';
export const yearByYear = 'Year by year';
export const year = 'Year';
export const repaid = 'Repaid';
export const interest = 'Interest';
export const owed = 'Owed';
