/**
 * The costs of buying a home, in whole naira. purchase-cost-sources.ts has the sources of the
 * figures, docs/figures.md the rules.
 */

export const costLabels = {
  agency: 'Agency fee',
  legal: 'Legal fee',
  vat: 'VAT on both fees',
  consent: 'Consent and registration',
  survey: 'Survey',
  search: 'Title search',
} as const;

export type CostName = keyof typeof costLabels;

/** Where the figure of a line comes from. */
export type CostBasis =
  | 'agency'
  | 'scale'
  | 'agreed'
  | 'vat'
  | 'Lagos'
  | 'Enugu'
  | 'own'
  | 'unknown';

export interface CostLine {
  name: CostName;
  /** Null if it is not known. */
  naira: number | null;
  basis: CostBasis;
}

export interface PurchaseCost {
  lines: CostLine[];
  /** The sum of the known lines. */
  costs: number;
  /** The price and the costs. */
  inAll: number;
}

/** What the buyer typed in place of a default or of nothing; amounts in naira. */
export interface OwnFigures {
  agencyPercent?: number | undefined;
  legalBasis?: 'scale' | 'agreed' | 'own' | undefined;
  /** For the basis 'own'. */
  legalFee?: number | undefined;
  /** The value that the lands registry assesses; without it the price. */
  assessedValue?: number | undefined;
  /** Where no rate is known. */
  consent?: number | undefined;
  survey?: number | undefined;
  search?: number | undefined;
}

/** What the costs depend on, besides the price. */
export interface CostFacts {
  registry: Registry;
  isLand: boolean;
}

/** 'other' for a place whose state has no known rate, or is not given. */
export type Registry = 'Lagos' | 'Enugu' | 'Abuja' | 'federal' | 'other';

export const AGENCY_PERCENT = 5;
const AGREED_LEGAL_PERCENT = 5;
const VAT_PERCENT = 7.5;

/** Percent of the assessed value and a fixed amount in naira, both with the stamp duty. */
const consentRates: Partial<Record<Registry, { percent: number; fixed: number }>> = {
  Lagos: { percent: 3, fixed: 0 },
  Enugu: { percent: 3, fixed: 75_000 },
};

export function hasConsentRate(registry: Registry): boolean {
  return consentRates[registry] !== undefined;
}

export function purchaseCost(
  asked: number,
  { registry, isLand }: CostFacts,
  own: OwnFigures = {},
): PurchaseCost {
  const price = Math.round(asked);
  const agency = percentOf(price, own.agencyPercent ?? AGENCY_PERCENT);
  const legal = legalFeeOf(price, own);
  const rate = consentRates[registry];
  const consent = rate
    ? percentOf(own.assessedValue ?? price, rate.percent) + rate.fixed
    : own.consent;
  const lines: CostLine[] = [
    { name: 'agency', naira: agency, basis: own.agencyPercent === undefined ? 'agency' : 'own' },
    { name: 'legal', naira: legal ?? null, basis: own.legalBasis ?? 'scale' },
    { name: 'vat', naira: percentOf(agency + (legal ?? 0), VAT_PERCENT), basis: 'vat' },
    rate
      ? // The cast is sound: only these two have a rate.
        { name: 'consent', naira: consent ?? null, basis: registry as 'Lagos' | 'Enugu' }
      : ownLine('consent', consent),
    ...(isLand ? [ownLine('survey', own.survey)] : []),
    ownLine('search', own.search),
  ];
  const costs = lines.reduce((sum, { naira }) => sum + (naira ?? 0), 0);
  return { lines, costs, inAll: price + costs };
}

function ownLine(name: CostName, naira: number | undefined): CostLine {
  return { name, naira: naira ?? null, basis: naira === undefined ? 'unknown' : 'own' };
}

function legalFeeOf(price: number, { legalBasis, legalFee }: OwnFigures): number | undefined {
  if (legalBasis === 'own') return legalFee;
  return legalBasis === 'agreed' ? percentOf(price, AGREED_LEGAL_PERCENT) : scaleFee(price);
}

/** Scale 4 of the Legal Practitioners (Remuneration) Order 2023, for the lawyer of the buyer. */
function scaleFee(price: number): number {
  if (price < 50e6) return percentOf(price, 10);
  if (price <= 100e6) return 5e6 + percentOf(price - 50e6, 5);
  return 7.5e6 + percentOf(price - 100e6, 3);
}

/** Rounded half up. The percentage has at most two decimals, so that the product is exact. */
function percentOf(naira: number, percent: number): number {
  return Math.round((naira * Math.round(percent * 100)) / 10_000);
}

/** 'without consent and registration, survey'; null if every line but those left out is known. */
export function withoutLabel(
  { lines }: PurchaseCost,
  leftOut: readonly CostName[] = [],
): string | null {
  const missing = lines.filter(({ name, naira }) => naira === null && !leftOut.includes(name));
  if (missing.length === 0) return null;
  return `without ${missing.map(({ name }) => costLabels[name].toLowerCase()).join(', ')}`;
}

const registries: [Registry, RegExp][] = [
  ['Lagos', /^lagos$/],
  ['Enugu', /^enugu$/],
  ['Abuja', /^(?:abuja|fct|f\.c\.t\.?|federal capital territory)$/],
];

/** The registry of a home: the federal one by its papers, else that of the state in its location. */
export function registryOf({
  location,
  papers,
}: {
  location: string;
  papers?: string | null | undefined;
}): Registry {
  const parts = location.toLowerCase().split(',');
  const named = parts.map((part) => part.trim().replace(/ state$/, '')).toReversed();
  const found = named
    .map((part) => registries.find(([, pattern]) => pattern.test(part))?.[0])
    .find((registry) => registry !== undefined);
  if (found !== 'Abuja' && papers && /\bfederal\b/i.test(papers)) return 'federal';
  return found ?? 'other';
}
