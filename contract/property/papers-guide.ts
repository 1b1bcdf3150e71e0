import { type Registry, registryOf } from '#contract/rules/purchase-cost.ts';
import { type PapersKind, papersKinds } from './papers.ts';
import { papersKindOf } from './papers-kind.ts';
import type { Property } from './property.ts';

interface GuideEntry {
  is: string;
  isNot: string;
}

/** What each kind of papers is, and is not. The FAQ lists them too. Sources: docs/figures.md. */
const guide: Record<PapersKind, GuideEntry> = {
  'Certificate of Occupancy': {
    is: 'Issued by the state to the first holder. It is the strongest document for land that has not been sold since.',
    isNot: 'After a sale it does not show who owns the land: ask for the consent to that sale too.',
  },
  "Governor's consent": {
    is: 'Needed for every later sale of land that already has a C of O (Land Use Act 1978, section 22).',
    isNot:
      'Consent to an earlier sale does not cover yours. Without your own, the transfer to you is not complete.',
  },
  "Minister's consent or R of O": {
    is: 'In the FCT only the Minister grants title. There and in the northern states, a Right of Occupancy (R of O) is the letter that grants the right before the certificate is issued.',
    isNot: 'An area council paper is neither of them, and not a title.',
  },
  'Federal title': {
    is: 'Granted on federal land in Lagos, among it much of Ikoyi, Banana Island and parts of Victoria Island. A sale there needs the consent of the Federal Minister of Housing and Urban Development.',
    isNot:
      'The Governor’s consent does not replace it, and the state registry in Alausa has no record of it, so a clean search there proves nothing.',
  },
  'Registered deed or sublease': {
    is: 'The contract that passes the right from seller to buyer, stamped and registered.',
    isNot:
      'A deed that is only signed is not enough, and a deed is as good as the title behind it.',
  },
  'Gazetted excision': {
    is: 'Land that the government has released to a community.',
    isNot: 'It is no title to one plot: check that the plot lies inside the released coordinates.',
  },
  'Survey only': {
    is: 'A plan that shows where the land lies, with coordinates and beacon numbers.',
    isNot: 'It proves the location, not the ownership.',
  },
  'Allocation letter': {
    is: 'A letter that assigns a plot or a home to somebody, often in an estate.',
    isNot:
      'It is not a title: ask whether one has been issued for your unit, and what is still owed.',
  },
  Other: {
    is: 'Papers of another kind, or papers that are still in progress.',
    isNot:
      'A receipt or a family agreement shows that money was paid, not that the seller could sell.',
  },
};

const registries: Record<Registry, string> = {
  Lagos: 'the Lagos Lands Registry in Alausa',
  Abuja: 'AGIS (Abuja Geographic Information Systems)',
  Enugu: 'ENGIS for titles since December 2024, and the Ministry of Lands for older ones',
  federal: 'the Federal Land Registry in Ikoyi',
  other: 'the state’s Ministry of Lands',
};

const advice: Partial<Record<Registry, string>> = {
  Abuja: 'Ask for the receipt of the last ground rent.',
  federal: 'Lagos State disputes the ownership of some of this land, so search in Alausa as well.',
};

const charted: readonly PapersKind[] = ['Gazetted excision', 'Survey only'];

/** What to do before any payment, here and in the FAQ. */
const payNothing =
  'Nothing. Pay no deposit and no “form fee” before your own lawyer has searched the title. Do not accept a search report that the seller brings.';

const source =
  'Checked November 2026. Sources: Land Use Act 1978, sections 1, 5, 9 and 22; Federal Ministry of Housing and Urban Development; FCT Administration, April 2025.';

/** How to check the papers of a property; null if it states none. */
export function papersGuideOf(property: Pick<Property, 'checks' | 'amenities' | 'location'>) {
  const kind = papersKindOf(property);
  if (!kind) return null;
  const { location } = property;
  const registry = registryOf({ location, papers: kind });
  const isPartlyFederal =
    registry === 'Lagos' && /\b(?:ikoyi|banana island|victoria island)\b/i.test(location);
  const where = [
    `Through your lawyer, at ${registries[registry]}.`,
    advice[registry],
    isPartlyFederal && `Parts of this area are federal land: search at ${registries.federal} too.`,
    charted.includes(kind) && 'Have a surveyor chart the plan at the Surveyor-General’s office.',
  ];
  return { kind, ...guide[kind], where: where.filter(Boolean).join(' '), payNothing, source };
}

export const papersGuideList = papersKinds
  .filter((kind) => kind !== 'Other')
  .map((kind) => `- **${kind.replace("'", '’')}:** ${guide[kind].is} ${guide[kind].isNot}`)
  .join('\n');

export const registryList = [
  `- **Lagos:** ${registries.Lagos}.`,
  `- **Federal land in Lagos:** ${registries.federal}. ${advice.federal}`,
  `- **Abuja:** ${registries.Abuja}. ${advice.Abuja}`,
  `- **Enugu:** ${registries.Enugu}.`,
  `- **Elsewhere:** ${registries.other}.`,
].join('\n');
