import type { CostBasis, Registry } from './purchase-cost.ts';

interface CostSource {
  text: string;
  /** The month in which it was checked. */
  checked: string;
}

const CHECKED = 'November 2026';

/** Null for a figure of the buyer, and for one that nobody has given yet. */
export const costSources: Record<CostBasis, CostSource | null> = {
  agency: {
    text: 'Usual for a sale, mostly paid by the buyer: Stantonio 2024, ilemi.ng 2025. In Lagos LASRERA allows at most 10%.',
    checked: CHECKED,
  },
  scale: {
    text: 'The most that scale 4 of the Legal Practitioners (Remuneration) Order 2023 gives the buyer’s lawyer. Less is often agreed.',
    checked: CHECKED,
  },
  agreed: {
    text: 'Often agreed in place of the scale: resolutionlawng.com, ilemi.ng 2025.',
    checked: CHECKED,
  },
  vat: {
    text: '7.5% of the agent’s and the lawyer’s fee, Nigeria Tax Act 2025. The home itself has none.',
    checked: CHECKED,
  },
  Lagos: {
    text: '3% of the value that the Lands Bureau assesses, with stamp duty: Lagos State Official Gazette no. 10 of 5 February 2015.',
    checked: CHECKED,
  },
  Enugu: {
    text: '3% and ₦75,000, with stamp duty: table of 2024, ask the Ministry of Lands, Enugu.',
    checked: CHECKED,
  },
  own: null,
  unknown: null,
};

/** The offices that know what consent and registration cost. */
export const offices: Record<Registry, string> = {
  Lagos: 'the Lands Bureau, Alausa',
  Enugu: 'the Ministry of Lands, Enugu',
  Abuja: 'AGIS in Abuja for the Minister’s consent',
  federal: 'the Federal Land Registry, Ikoyi',
  other: 'the state’s Ministry of Lands',
};
