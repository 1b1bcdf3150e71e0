/** The texts of the visitor's own means and of other currencies. */

export const meansHeading = 'Within my means';
export const currencyHeading = 'Show prices in $, £ or €';
export const income = 'Your income a month';
export const savings = 'Your savings';
export const age = 'Your age';
export const amountError = 'Enter an amount such as 50m or ₦20,000, at most ₦1,000bn.';
export const ageError = 'Enter your age, from 18 to 80.';
export const keepMeans = 'Remember these figures on this device, and mark the homes I can afford';
export const onlyHere = 'Your figures are not sent to anybody.';
export const youCouldPay = (price: string) => `You could pay up to ${price}`;
export const nothingYet = 'Enter your income or your savings.';
export const outOfReach = 'With these figures, no price is within reach yet.';
export const fromSavings = 'From your savings alone, after the costs of buying in Lagos.';
export const withLoan = (loan: string, scheme: string, payment: string, years: number) =>
  `With a loan of ${loan} from the ${scheme}, ${payment} a month for ${years} ${years === 1 ? 'year' : 'years'}, and the costs of a home in Lagos.`;
export const showHomes = (price: string) => `Show homes up to ${price}`;
export const withinMeans = 'Within your means';

export const currency = 'Currency';
export const nairaOnly = '₦ only';
export const rate = (sign: string) => `₦ for 1 ${sign}`;
export const rateError = 'Enter a rate such as 1,450.';
export const rateHint = 'The rate of your bank or exchange. It is kept on this device.';
export const rateDay = (day: string) => `Your rate of ${day}.`;
export const about = (amount: string) => `about ${amount}`;
export const aboutTitle = (rate: string, day: string) => `At your rate of ${rate}, ${day}`;
