import {
  largestLoan,
  loanFor,
  longestTenor,
  MAX_INCOME_PERCENT,
  type MortgageScheme,
  monthlyPayment,
  mortgageSchemes,
} from './mortgage.ts';
import { purchaseCost } from './purchase-cost.ts';

export interface Means {
  /** Naira a month. */
  income?: number | undefined;
  /** Naira. */
  savings?: number | undefined;
  age?: number | undefined;
}

export interface Affordable {
  /** Rounded down to three digits. */
  price: number;
  /** Null if the savings alone pay for it. */
  scheme: 'nhf' | 'mreif' | null;
  loan: number;
  years: number;
  monthlyPayment: number;
}

/**
 * The highest price that savings and a loan pay for, with the costs of a home in Lagos. Only loans
 * whose rate is known are considered. Null if it is 0.
 */
export function affordablePrice({ income = 0, savings = 0, age }: Means): Affordable | null {
  const payment = Math.floor((income * MAX_INCOME_PERCENT) / 100);
  const none = { scheme: null, loan: 0, years: 0, monthlyPayment: 0 };
  const offers: Affordable[] = [{ ...none, price: highestPrice(savings, () => 0) }];
  for (const name of ['nhf', 'mreif'] as const) {
    const scheme: MortgageScheme = mortgageSchemes[name];
    const rate = mortgageSchemes[name].ratePercent;
    const years = longestTenor(scheme, age);
    if (years < 1) continue;
    const affordable = loanFor(payment, rate, years);
    const loanOf = (price: number) => Math.min(affordable, largestLoan(scheme, price));
    const price = highestPrice(savings, loanOf);
    const loan = loanOf(price);
    if (loan === 0 || loan < scheme.minLoan) continue;
    offers.push({
      scheme: name,
      price,
      loan,
      years,
      monthlyPayment: monthlyPayment(loan, rate, years),
    });
  }
  const best = offers.reduce((left, right) => (right.price > left.price ? right : left));
  return best.price > 0 ? best : null;
}

/** The cash that is needed rises with the price, so it is found by halving. */
function highestPrice(savings: number, loanOf: (price: number) => number): number {
  let possible = 0;
  let tooHigh = 1;
  const isPossible = (price: number) =>
    purchaseCost(price, { registry: 'Lagos', isLand: false }).inAll - loanOf(price) <= savings;
  while (isPossible(tooHigh)) tooHigh *= 2;
  while (tooHigh - possible > 1) {
    const middle = Math.floor((possible + tooHigh) / 2);
    if (isPossible(middle)) possible = middle;
    else tooHigh = middle;
  }
  const step = 10 ** Math.max(`${possible}`.length - 3, 0);
  return Math.floor(possible / step) * step;
}
