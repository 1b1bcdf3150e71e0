import type { PapersChoice } from '../../contract/property/papers.ts';
import { kindsFoundBy, papersKindOf } from '../../contract/property/papers-kind.ts';
import { askingPrice, type Property } from '../../contract/property/property.ts';
import { propertyReference } from '../../contract/property/property-labels.ts';
import { foldText } from '../../contract/search/text-folding.ts';

/** The results that a buyer expects. Every given part must hold. */
interface Meaning {
  /** The location or the title has this text. */
  in?: string;
  /** The location or the title has one of these texts. */
  inAny?: string[];
  /** The title has one of these texts, or `type` holds. */
  called?: string[];
  type?: string;
  bedrooms?: number;
  atLeastBedrooms?: number;
  bathrooms?: number;
  under?: number;
  over?: number;
  amenity?: string;
  papers?: PapersChoice;
  status?: string;
  reference?: string;
}

const m = 1_000_000;

/** Queries as buyers type them, written down before the search could understand them. */
export const queries: readonly (readonly [typed: string, meaning: Meaning])[] = [
  // Areas, cities and states.
  ['lekki', { in: 'lekki' }],
  ['Lekki Phase 1', { in: 'lekki phase 1' }],
  ['lekki phase1', { in: 'lekki phase 1' }],
  ['ikoyi', { in: 'ikoyi' }],
  ['VI', { in: 'victoria island' }],
  ['victoria island', { in: 'victoria island' }],
  ['V.I.', { in: 'victoria island' }],
  ['banana island', { in: 'banana island' }],
  ['maitama abuja', { in: 'maitama' }],
  ['wuse 2', { in: 'wuse 2' }],
  ['wuse2', { in: 'wuse 2' }],
  ['gra ikeja', { inAny: ['ikeja gra'] }],
  ['port harcourt', { in: 'port harcourt' }],
  ['PH', { in: 'port harcourt' }],
  ['ph city', { in: 'port harcourt' }],
  ['ibadan oyo', { in: 'ibadan' }],
  ['akwa ibom', { in: 'akwa ibom' }],
  ['fct', { in: 'abuja' }],
  ['ibeju lekki land', { in: 'ibeju-lekki', called: ['plot', 'land'], type: 'Land' }],
  ['house in enugu', { in: 'enugu' }],
  // Misspelled.
  ['leki', { in: 'lekki' }],
  ['lekky phase 1', { in: 'lekki phase 1' }],
  ['ikoi', { in: 'ikoyi' }],
  ['gwarimpa', { in: 'gwarinpa' }],
  ['surulele', { in: 'surulere' }],
  ['portharcourt', { in: 'port harcourt' }],
  ['victoria iland', { in: 'victoria island' }],
  ['asokoroo', { in: 'asokoro' }],
  ['ibandan', { in: 'ibadan' }],
  ['4 bedrom ajah', { in: 'ajah', atLeastBedrooms: 4 }],
  ['dupelx lekki', { in: 'lekki', called: ['duplex', 'detached house'] }],
  // Estates.
  ['parkview estate', { in: 'parkview estate' }],
  ['magodo phase 2', { in: 'magodo phase 2' }],
  ['ewet housing', { in: 'ewet housing' }],
  ['ijapo estate akure', { in: 'ijapo estate' }],
  // References.
  ['GD-1055', { reference: 'GD-1055' }],
  ['gd1055', { reference: 'GD-1055' }],
  ['gd 1003', { reference: 'GD-1003' }],
  ['1010', { reference: 'GD-1010' }],
  // Several words, rooms and kinds of home.
  ['lekki duplex', { in: 'lekki', called: ['duplex', 'detached house'] }],
  ['5 bedroom lekki', { in: 'lekki', atLeastBedrooms: 5 }],
  [
    '5 bedroom duplex in lekki',
    { in: 'lekki', atLeastBedrooms: 5, called: ['duplex', 'detached house'] },
  ],
  [
    '3 bed flat yaba',
    { in: 'yaba', bedrooms: 3, called: ['flat', 'apartment'], type: 'Apartment' },
  ],
  ['two bedroom flat', { bedrooms: 2, called: ['flat', 'apartment'], type: 'Apartment' }],
  ['3bdr bungalow', { bedrooms: 3, called: ['bungalow'] }],
  ['semi detached duplex ajah', { in: 'ajah', called: ['semi detached'] }],
  ['terraced duplex ikeja', { in: 'ikeja', called: ['terrace'] }],
  ['apartments in abuja', { in: 'abuja', called: ['flat', 'apartment'], type: 'Apartment' }],
  ['land in epe', { in: 'epe', called: ['plot', 'land'], type: 'Land' }],
  ['office space abuja', { in: 'abuja', type: 'Commercial' }],
  ['villa with pool', { called: ['villa'], type: 'Villa', amenity: 'Swimming Pool' }],
  ['house with gym in ikoyi', { in: 'ikoyi', amenity: 'Gym' }],
  ['penthouse', { called: ['penthouse'] }],
  ['4 bedroom 5 bathroom gwarinpa', { in: 'gwarinpa', atLeastBedrooms: 4, bathrooms: 5 }],
  // Prices.
  ['under 80m abuja', { in: 'abuja', under: 80 * m }],
  ['N80m abuja', { in: 'abuja', under: 80 * m }],
  ['4-5 bedroom lekki, nigeria', { in: 'lekki', atLeastBedrooms: 4 }],
  ['houses below 50 million in ibadan', { in: 'ibadan', under: 50 * m }],
  ['lekki 100m to 200m', { in: 'lekki', over: 100 * m, under: 200 * m }],
  ['between 50m and 80m ajah', { in: 'ajah', over: 50 * m, under: 80 * m }],
  ['50-80m ikorodu', { in: 'ikorodu', over: 50 * m, under: 80 * m }],
  ['3 bedroom lekki less than 150m', { in: 'lekki', bedrooms: 3, under: 150 * m }],
  ['ikoyi above 1bn', { in: 'ikoyi', over: 1000 * m }],
  ['cheap house in ikorodu max 40m', { in: 'ikorodu', under: 40 * m }],
  ['₦60,000,000 abuja', { in: 'abuja', under: 60 * m }],
  ['budget 70m lekki', { in: 'lekki', under: 70 * m }],
  // Papers.
  ['c of o ikoyi', { in: 'ikoyi', papers: 'Certificate of Occupancy' }],
  ["governor's consent lekki", { in: 'lekki', papers: "Governor's consent" }],
  ['registered deed', { papers: 'Registered deed or sublease' }],
  ['r of o abuja', { in: 'abuja', papers: "Minister's consent or R of O" }],
  ['good title lekki', { in: 'lekki', papers: 'Registered title' }],
  ['house with good papers in enugu', { in: 'enugu', papers: 'Registered title' }],
  // Developments and words of titles.
  ['off plan lagos', { in: 'lagos', status: 'New Development' }],
  ['garden pavilion', { called: ['garden pavilion'] }],
  ['house for sale in jos', { in: 'jos' }],
];

/** Whether a property is a result that the buyer expects. */
export function isMeant(property: Property, meaning: Meaning): boolean {
  const { title, location, features, amenities = [] } = property;
  const text = foldText(`${title} ${location}`).replaceAll(',', '');
  const price = askingPrice(property);
  const [bedrooms, bathrooms] = [features?.bedrooms ?? 0, features?.bathrooms ?? 0];
  const isCalled = meaning.called?.some((name) => foldText(title).includes(name)) ?? false;
  const checks: [unknown, () => boolean][] = [
    [meaning.in, () => text.includes(meaning.in ?? '')],
    [meaning.inAny, () => meaning.inAny?.some((place) => text.includes(place)) ?? false],
    [meaning.called ?? meaning.type, () => isCalled || property.type === meaning.type],
    [meaning.bedrooms, () => bedrooms === meaning.bedrooms],
    [meaning.atLeastBedrooms, () => bedrooms >= (meaning.atLeastBedrooms ?? 0)],
    [meaning.bathrooms, () => bathrooms >= (meaning.bathrooms ?? 0)],
    [meaning.under, () => price !== null && price <= (meaning.under ?? 0)],
    [meaning.over, () => price !== null && price >= (meaning.over ?? 0)],
    [meaning.amenity, () => amenities?.includes(meaning.amenity ?? '') ?? false],
    [meaning.papers, () => hasPapers(property, meaning.papers)],
    [meaning.status, () => [property.status, property.type].includes(meaning.status)],
    [meaning.reference, () => propertyReference(property) === meaning.reference],
  ];
  return checks.every(([given, holds]) => given === undefined || holds());
}

function hasPapers(property: Property, papers: PapersChoice | undefined): boolean {
  const kind = papersKindOf(property);
  return papers !== undefined && kind !== null && kindsFoundBy([papers]).includes(kind);
}
