import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordablePrice } from '#contract/rules/means.ts';
import {
  amortisation,
  loanFor,
  monthlyPayment,
  mortgageOf,
  mortgageSchemes,
} from '#contract/rules/mortgage.ts';
import { purchaseCost } from '#contract/rules/purchase-cost.ts';

const { nhf, mreif, bank } = mortgageSchemes;

describe('A mortgage', () => {
  it.each([
    [50e6, 6, 30, 299_775],
    [100e6, 9.75, 20, 948_517],
    [90e6, 9.75, 20, 853_665],
    [100e6, 23, 15, 1_981_663],
  ])('of ₦%d at %d %% over %d years is repaid monthly', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBe(payment);
  });

  it('is at most the cap of its scheme and 90 % of the price', () => {
    expect(mortgageOf(nhf, { price: 85e6, costs: 14_375_000 })).toMatchObject({
      loan: 50e6,
      years: 30,
      monthlyPayment: 299_775,
      cashOnTheDay: 49_375_000,
    });
    expect(mortgageOf(mreif, { price: 100e6, costs: 16_437_500 })).toMatchObject({
      loan: 90e6,
      years: 20,
      monthlyPayment: 853_665,
      cashOnTheDay: 26_437_500,
    });
    expect(mortgageOf(nhf, { price: 40e6, costs: 0 })?.loan).toBe(36e6);
  });

  it('is smaller with more money of the buyer, and says when that is not enough', () => {
    const request = { price: 85e6, costs: 0 };
    expect(mortgageOf(nhf, { ...request, ownMoney: 60e6 })).toMatchObject({
      loan: 25e6,
      isLimited: false,
    });
    expect(mortgageOf(nhf, { ...request, ownMoney: 10e6 })).toMatchObject({
      loan: 50e6,
      cashOnTheDay: 35e6,
      isLimited: true,
    });
    expect(mortgageOf(mreif, { price: 10e6, costs: 0 })?.isBelowMinimum).toBe(true);
  });

  it('ends at 60, and is none from then on', () => {
    const request = { price: 50e6, costs: 0 };
    expect(mortgageOf(nhf, { ...request, age: 45 })?.years).toBe(15);
    expect(mortgageOf(nhf, { ...request, age: 20, years: 40 })?.years).toBe(30);
    expect(mortgageOf(nhf, { ...request, age: 60 })).toBeNull();
  });

  it('of a bank needs the rate that the visitor types', () => {
    const request = { price: 100e6, costs: 0, years: 15 };
    expect(mortgageOf(bank, request)).toBeNull();
    expect(mortgageOf(bank, { ...request, ratePercent: 23 })?.monthlyPayment).toBe(1_981_663);
  });

  it('is repaid to the last naira', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1e10 }),
        fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 100),
        fc.integer({ min: 1, max: 30 }),
        (price, ratePercent, years) => {
          const mortgage = mortgageOf(bank, { price, costs: 0, ratePercent, years });
          const plan = mortgage ? amortisation(mortgage) : [];
          expect(plan).toHaveLength(years);
          expect(plan.reduce((sum, { repaid }) => sum + repaid, 0)).toBe(price);
          expect(plan.at(-1)?.balance).toBe(0);
        },
      ),
    );
  });

  it('is the largest that a monthly payment repays', () => {
    expect(loanFor(948_517, 9.75, 20)).toBeCloseTo(100e6, -2);
    expect(loanFor(0, 9.75, 20)).toBe(0);
  });
});

describe('What a buyer could pay', () => {
  it('without an income is what the savings pay for, costs included', () => {
    expect(affordablePrice({ savings: 99_375_000 })).toMatchObject({ price: 85e6, scheme: null });
    expect(affordablePrice({ savings: 99_374_999 })?.price).toBe(84_900_000);
  });

  it('with an income includes a loan', () => {
    const means = affordablePrice({ income: 1_000_000, savings: 15e6, age: 40 });
    expect(means).toMatchObject({ scheme: 'nhf', years: 20 });
    expect(means?.monthlyPayment).toBeLessThanOrEqual(400_000);
  });

  it('is nothing without money, or without savings for the costs', () => {
    expect(affordablePrice({})).toBeNull();
    expect(affordablePrice({ income: 1_000_000 })).toBeNull();
  });

  it('is paid for by the savings and a loan within 40 % of the income', () => {
    fc.assert(
      fc.property(
        fc.nat(20e6),
        fc.nat(1e9),
        fc.integer({ min: 18, max: 75 }),
        (income, savings, age) => {
          const means = affordablePrice({ income, savings, age });
          if (!means) return;
          const { inAll } = purchaseCost(means.price, { registry: 'Lagos', isLand: false });
          expect(inAll - means.loan).toBeLessThanOrEqual(savings);
          expect(means.monthlyPayment).toBeLessThanOrEqual(Math.ceil(income * 0.4));
        },
      ),
    );
  });
});
