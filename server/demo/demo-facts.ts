import type { DevelopmentDetails, PropertyChecks } from '#contract/property/property.ts';

/** Days and months count from the day of seeding. */
interface DemoFacts extends Omit<PropertyChecks, 'visitedOn'> {
  visitedDaysAgo?: number;
  development?: Omit<DevelopmentDetails, 'handover'> & { handoverInMonths?: number };
}

/** What was checked of the demo listings, by their keys, as their descriptions say. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  'lekki-phase-1-detached-house': {
    papers: "Governor's consent",
    power: 'Band A, inverter and generator',
    road: 'Water on the close in the heaviest rain',
    visitedDaysAgo: 4,
  },
  'victoria-island-penthouse': { papers: "Governor's consent", visitedDaysAgo: 9 },
  'guzape-hillside-house': {
    papers: 'Certificate of Occupancy',
    power: 'About 20 hours, solar for the rest',
    water: 'Borehole',
    road: 'Tarred road',
    visitedDaysAgo: 6,
  },
  'peter-odili-estate-house': {
    papers: 'Registered deed',
    power: "The estate's own gas plant",
    road: 'Paved road, covered drains',
    visitedDaysAgo: 8,
  },
  'ikoyi-waterfront-villa': {
    papers: 'Certificate of Occupancy',
    power: 'Public supply, two generators',
    water: 'Treated borehole',
    road: 'Tarred road',
    visitedDaysAgo: 12,
  },
  'independence-layout-apartment': {
    papers: 'Registered sublease',
    power: 'About 17 hours',
    water: 'Tanker only',
  },
  'ewet-housing-duplex': {
    papers: 'Certificate of Occupancy, with a bank until completion',
    power: '9 to 12 hours, 30 kVA generator',
    water: 'Borehole, acidic, filtered',
    road: 'Tarred road',
    visitedDaysAgo: 16,
  },
  'katampe-extension-apartment': { papers: 'Registered sublease', visitedDaysAgo: 20 },
  'alagbaka-bungalow': {
    papers: 'Certificate of Occupancy',
    power: 'About 11 hours on a good day',
    water: 'Well, hard water',
  },
  'ibeju-lekki-dry-plot': {
    papers: 'Gazetted excision',
    power: 'Poles reach the next street',
    road: 'Graded road',
    visitedDaysAgo: 35,
  },
  'nassarawa-arched-villa': {
    papers: 'Certificate of Occupancy',
    power: 'Solar by day, public supply and generator',
  },
  'old-bodija-family-house': { papers: 'Certificate of Occupancy', visitedDaysAgo: 24 },
  'alausa-office-building': {
    papers: 'Certificate of Occupancy',
    power: 'Own transformer, two generators',
  },
  'maitama-courtyard-villa': {
    papers: 'Certificate of Occupancy',
    water: 'Borehole',
    visitedDaysAgo: 26,
  },
  'enugu-gra-semi-detached': {
    papers: 'Certificate of Occupancy',
    water: 'Tanker and rainwater',
    road: 'Busy at rush hour',
  },
  'yaba-two-bedroom-flat': { papers: 'Registered sublease', power: 'Generator from 6 pm to 6 am' },
  'gra-phase-2-evening-villa': { papers: 'Certificate of Occupancy' },
  'uyo-nwaniba-plot': { papers: 'Registered deed', road: 'Tarred road', visitedDaysAgo: 40 },
  'magodo-family-house': { papers: "Governor's consent" },
  'asokoro-pool-villa': { papers: 'Certificate of Occupancy', visitedDaysAgo: 38 },
  'chevron-ola-court-terrace': { papers: 'Registered deed' },
  'ibara-gra-bungalow': {
    papers: 'Certificate of Occupancy',
    water: 'Public water, 10,000-litre tank',
  },
  'lekki-phase-1-two-bedroom-flat': { papers: 'Registered sublease' },
  'jericho-arched-villa': { papers: 'Certificate of Occupancy', road: 'Tarred road' },
  'jabi-charcoal-house': { papers: 'Right of Occupancy', power: 'Public supply and inverter' },
  'thinkers-corner-plot': {
    papers: 'Certificate of Occupancy',
    road: 'Tarred to within 80 metres',
    visitedDaysAgo: 52,
  },
  'malali-bungalow': { papers: 'Certificate of Occupancy', power: '8 to 10 hours', water: 'Well' },
  'ikeja-gra-corner-house': { papers: 'Certificate of Occupancy' },
  'gwarinpa-brick-terrace': { water: 'Estate main, 5,000-litre tank', visitedDaysAgo: 66 },
  'new-owerri-duplex': {
    papers: 'Certificate of Occupancy',
    power: '6 to 12 hours, generator and inverter',
    road: 'Approach from the east in heavy rain',
    visitedDaysAgo: 70,
  },
  'lugbe-corner-bungalow': { papers: 'Allocation letter, not a title', road: 'Interlocked road' },
  'gbagada-garden-flat': { papers: 'Registered deed', power: 'About 19 hours' },
  'woji-red-roof-house': { papers: 'Registered deed', power: 'Prepaid meter' },
  'epe-two-plots': { papers: 'Survey only', water: 'No mains', road: 'Graded road' },
  'benin-gra-stone-villa': {
    papers: 'Certificate of Occupancy',
    power: 'About 16 hours, solar and generator',
  },
  'calabar-state-housing-bungalow': { water: 'Public water on most days', visitedDaysAgo: 90 },
  'sangotedo-semi-detached': {
    papers: 'Registered deed',
    power: 'About 14 hours, prepaid',
    water: 'Borehole, iron filter',
  },
  'new-haven-uloma-flat': { papers: 'Registered deed', power: 'Generator for 4 hours' },
  'lokogoma-detached-house': { papers: 'Registered sublease', visitedDaysAgo: 105 },
  'ondo-city-three-plots': {
    papers: 'Survey only',
    power: 'Transformer at the junction',
    water: 'None on the plot',
    road: 'No cars in the wettest fortnight',
    visitedDaysAgo: 118,
  },
  'rayfield-white-villa': {
    papers: 'Certificate of Occupancy',
    power: 'About 10 hours, solar for the rest',
  },
  'ikate-brick-mews': {
    papers: "Governor's consent",
    road: 'Paved mews',
    visitedDaysAgo: 11,
    development: { stage: 'Under construction', homes: 24, handoverInMonths: 13 },
  },
  'kyami-gardens': {
    power: '11 kV line, solar for lamps and pumps',
    road: 'Tarred road',
    visitedDaysAgo: 30,
    development: { stage: 'Off-plan' },
  },
  'ibom-pool-apartments': {
    papers: 'Certificate of Occupancy',
    development: { stage: 'Under construction', homes: 36, handoverInMonths: 8 },
  },
  'bogije-palm-estate': {
    papers: 'Gazetted excision',
    visitedDaysAgo: 112,
    development: { stage: 'Partly completed', homes: 210 },
  },
  'akobo-ayo-terraces': {
    papers: 'Certificate of Occupancy',
    development: { stage: 'Partly completed', homes: 14, handoverInMonths: 14 },
  },
};
