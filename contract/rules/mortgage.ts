/** Loans to buy a home, in whole naira. docs/figures.md has the sources of the figures. */

export interface MortgageScheme {
  label: string;
  /** A year; null for one that the visitor types. */
  ratePercent: number | null;
  maxYears: number;
  maxLoan: number;
  minLoan: number;
  /** The largest part of the price that is lent. */
  maxPercent: number;
}

export const mortgageSchemes = {
  nhf: {
    label: 'NHF',
    ratePercent: 6,
    maxYears: 30,
    maxLoan: 50_000_000,
    minLoan: 0,
    maxPercent: 90,
  },
  mreif: {
    label: 'MREIF',
    ratePercent: 9.75,
    maxYears: 20,
    maxLoan: 100_000_000,
    minLoan: 10_000_000,
    maxPercent: 90,
  },
  // The bounds of the form: no figures of banks are reliable.
  bank: {
    label: 'Bank',
    ratePercent: null,
    maxYears: 30,
    maxLoan: Number.POSITIVE_INFINITY,
    minLoan: 0,
    maxPercent: 100,
  },
} satisfies Record<string, MortgageScheme>;

/** A loan is repaid by this age. */
const LAST_AGE = 60;

/** The repayment is at most this part of the income. */
export const MAX_INCOME_PERCENT = 40;

export interface MortgageRequest {
  price: number;
  /** The costs of the purchase, which no loan covers. */
  costs: number;
  /** What the buyer adds to the loan. Without it the loan is the largest one. */
  ownMoney?: number | undefined;
  /** Replaces the rate of the scheme only where it has none. */
  ratePercent?: number | undefined;
  years?: number | undefined;
  age?: number | undefined;
}

export interface Mortgage {
  loan: number;
  ratePercent: number;
  years: number;
  monthlyPayment: number;
  /** What the loan leaves of the price, and the costs. */
  cashOnTheDay: number;
  /** Whether the scheme lends less than the buyer wants. */
  isLimited: boolean;
  isBelowMinimum: boolean;
}

/** Null without a rate, or for somebody too old for a loan. */
export function mortgageOf(scheme: MortgageScheme, request: MortgageRequest): Mortgage | null {
  const { price, costs, ownMoney = 0 } = request;
  const ratePercent = scheme.ratePercent ?? request.ratePercent;
  const years = Math.min(request.years ?? scheme.maxYears, longestTenor(scheme, request.age));
  if (!ratePercent || years < 1) return null;
  const wanted = Math.max(price - ownMoney, 0);
  const loan = Math.min(wanted, largestLoan(scheme, price));
  return {
    loan,
    ratePercent,
    years,
    monthlyPayment: monthlyPayment(loan, ratePercent, years),
    cashOnTheDay: price - loan + costs,
    isLimited: ownMoney > 0 && loan < wanted,
    isBelowMinimum: loan < scheme.minLoan,
  };
}

/** In years. */
export function longestTenor({ maxYears }: MortgageScheme, age: number | undefined): number {
  return age === undefined ? maxYears : Math.min(maxYears, LAST_AGE - Math.ceil(age));
}

export function largestLoan({ maxLoan, maxPercent }: MortgageScheme, price: number): number {
  return Math.min(maxLoan, Math.floor((price * maxPercent) / 100));
}

export function monthlyPayment(loan: number, ratePercent: number, years: number): number {
  return Math.round(loan / valueOfPayments(ratePercent, years));
}

/** The largest loan with at most this monthly payment. */
export function loanFor(payment: number, ratePercent: number, years: number): number {
  return Math.floor(payment * valueOfPayments(ratePercent, years));
}

/** The loan that is repaid by one naira a month. */
function valueOfPayments(ratePercent: number, years: number): number {
  const rate = ratePercent / 1200;
  return (1 - (1 + rate) ** (-12 * years)) / rate;
}

export interface MortgageYear {
  year: number;
  interest: number;
  repaid: number;
  /** The balance of the loan at the end of the year. */
  balance: number;
}

/** The payments of each year. The last one also pays the naira left by rounding. */
export function amortisation({
  loan,
  ratePercent,
  years,
  monthlyPayment: payment,
}: Mortgage): MortgageYear[] {
  let balance = loan;
  return Array.from({ length: years }, (_, index) => {
    const year = { year: index + 1, interest: 0, repaid: 0, balance };
    for (let month = 1; month <= 12; month += 1) {
      const interest = Math.round((balance * ratePercent) / 1200);
      const isLast = index === years - 1 && month === 12;
      const repaid = isLast ? balance : Math.min(balance, payment - interest);
      balance -= repaid;
      year.interest += interest;
      year.repaid += repaid;
    }
    return { ...year, balance };
  });
}
