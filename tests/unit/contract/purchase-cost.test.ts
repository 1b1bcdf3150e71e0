import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costLabels,
  type OwnFigures,
  purchaseCost,
  registryOf,
  withoutLabel,
} from '#contract/rules/purchase-cost.ts';
import { costSources } from '#contract/rules/purchase-cost-sources.ts';

const lagos = { registry: 'Lagos', isLand: false } as const;
const enugu = { registry: 'Enugu', isLand: false } as const;
const oyo = { registry: 'other', isLand: false } as const;

function amounts(...given: Parameters<typeof purchaseCost>) {
  const { lines } = purchaseCost(...given);
  return Object.fromEntries(lines.map(({ name, naira }) => [name, naira]));
}

describe('The costs of a home in Lagos', () => {
  it.each([
    [20e6, 1_000_000, 2_000_000, 225_000, 600_000, 3_600_000, 3_825_000, 23_825_000],
    [45e6, 2_250_000, 4_500_000, 506_250, 1_350_000, 8_100_000, 8_606_250, 53_606_250],
    [50e6, 2_500_000, 5_000_000, 562_500, 1_500_000, 9_000_000, 9_562_500, 59_562_500],
    [85e6, 4_250_000, 6_750_000, 825_000, 2_550_000, 13_550_000, 14_375_000, 99_375_000],
    [100e6, 5_000_000, 7_500_000, 937_500, 3_000_000, 15_500_000, 16_437_500, 116_437_500],
    [185e6, 9_250_000, 10_050_000, 1_447_500, 5_550_000, 24_850_000, 26_297_500, 211_297_500],
    [650e6, 32_500_000, 24_000_000, 4_237_500, 19_500_000, 76_000_000, 80_237_500, 730_237_500],
  ])('for ₦%d', (price, agency, legal, vat, consent, withoutVat, costs, inAll) => {
    expect(amounts(price, lagos)).toEqual({ agency, legal, vat, consent, search: null });
    expect(purchaseCost(price, lagos)).toMatchObject({ costs, inAll });
    expect(costs - vat).toBe(withoutVat);
  });

  it.each([
    [45e6, 4_500_000],
    [80e6, 6_500_000],
    [49_999_999, 5_000_000],
    [50_000_001, 5_000_000],
    [100_000_001, 7_500_000],
  ])('have for ₦%d the legal fee of the scale of 2023', (price, fee) => {
    expect(amounts(price, lagos).legal).toBe(fee);
  });

  it('with an agreed legal fee are 13.75 % of the price, 13 % of them without VAT', () => {
    const { costs } = purchaseCost(100e6, lagos, { legalBasis: 'agreed' });
    expect(costs).toBe(13_750_000);
    expect(costs - 750_000).toBe(13_000_000);
  });

  it('take consent from the assessed value, and what the buyer typed', () => {
    const own: OwnFigures = {
      agencyPercent: 3.5,
      legalBasis: 'own',
      legalFee: 1_000_001,
      assessedValue: 40e6,
      search: 20_000,
    };
    expect(amounts(100e6, lagos, own)).toEqual({
      agency: 3_500_000,
      legal: 1_000_001,
      // 337,500.075
      vat: 337_500,
      consent: 1_200_000,
      search: 20_000,
    });
  });
});

describe('The costs of a home elsewhere', () => {
  it('have the rates of Enugu', () => {
    expect(amounts(50e6, enugu).consent).toBe(1_575_000);
  });

  it('name what is missing', () => {
    const cost = purchaseCost(85e6, oyo);
    expect(cost.inAll).toBe(96_825_000);
    expect(withoutLabel(cost)).toBe('without consent and registration, title search');
    expect(withoutLabel(cost, ['search'])).toBe('without consent and registration');
    const own = { consent: 2_000_000, search: 10_000 };
    expect(withoutLabel(purchaseCost(85e6, oyo, own))).toBeNull();
    expect(purchaseCost(85e6, oyo, own).inAll).toBe(98_835_000);
  });

  it('have a survey only for land', () => {
    expect(amounts(20e6, { ...lagos, isLand: true }, { survey: 300_000 }).survey).toBe(300_000);
    expect(amounts(20e6, lagos, { survey: 300_000 })).not.toHaveProperty('survey');
  });

  it('have no legal fee until the buyer types it', () => {
    const cost = purchaseCost(40e6, lagos, { legalBasis: 'own' });
    expect(withoutLabel(cost, ['search'])).toBe('without legal fee');
    expect(amounts(40e6, lagos, { legalBasis: 'own' }).vat).toBe(150_000);
  });

  it.each([
    ['Ikate, Lekki, Lagos', undefined, 'Lagos'],
    ['Ikeja, Lagos State', undefined, 'Lagos'],
    ['GRA, Enugu', undefined, 'Enugu'],
    ['Maitama, Abuja', undefined, 'Abuja'],
    ['Garki, F.C.T.', undefined, 'Abuja'],
    ['Ikoyi, Lagos', 'Federal Certificate of Occupancy', 'federal'],
    ['Maitama, Abuja', 'Federal C of O', 'Abuja'],
    ['Lagos Street, Kano', undefined, 'other'],
    ['6.4474,3.4723', undefined, 'other'],
    ['', null, 'other'],
  ])('are those of the registry for %j with the papers %s', (location, papers, registry) => {
    expect(registryOf({ location, papers })).toBe(registry);
  });
});

describe('Any costs', () => {
  const price = fc.integer({ min: 1, max: 1e12 });
  const facts = fc.record({
    registry: fc.constantFrom('Lagos', 'Enugu', 'other'),
    isLand: fc.boolean(),
  });
  const amount = fc.option(fc.integer({ min: 0, max: 1e11 }), { nil: undefined });
  const own = fc.record({
    agencyPercent: fc.option(
      fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
      { nil: undefined },
    ),
    legalBasis: fc.constantFrom('scale', 'agreed', 'own', undefined),
    legalFee: amount,
    assessedValue: amount,
    consent: amount,
    survey: amount,
    search: amount,
  });

  it('are whole naira whose parts sum exactly', () => {
    fc.assert(
      fc.property(price, facts, own, (asked, place, figures) => {
        const { lines, costs, inAll } = purchaseCost(asked, place, figures);
        const known = lines.map(({ naira }) => naira ?? 0);
        expect(known.every((naira) => Number.isSafeInteger(naira) && naira >= 0)).toBe(true);
        expect(known.reduce((sum, naira) => sum + naira, asked)).toBe(inAll);
        expect(inAll - asked).toBe(costs);
      }),
    );
  });

  it('never fall when the price rises', () => {
    fc.assert(
      fc.property(price, fc.nat(1e9), facts, own, (asked, more, place, figures) => {
        const { lines } = purchaseCost(asked, place, figures);
        const dearer = purchaseCost(asked + more, place, figures);
        dearer.lines.forEach(({ naira }, index) => {
          expect(naira ?? 0).toBeGreaterThanOrEqual(lines[index]?.naira ?? 0);
        });
      }),
    );
  });

  it('have a source and its month for every figure that no buyer typed', () => {
    const { lines } = purchaseCost(85e6, lagos);
    for (const { name, naira, basis } of lines) {
      expect(costLabels[name]).toBeTruthy();
      if (naira !== null) expect(costSources[basis]).toMatchObject({ checked: 'November 2026' });
    }
  });
});
