import type { ImportField, ImportMapping } from '#contract/endpoints/import-mapping.ts';
import { foldText } from '#contract/search/text-folding.ts';

/** The headings of each field without units and punctuation, in the order in which they are tried. */
const headings: readonly [ImportField, RegExp][] = [
  ['latitude', /^(map )?(lat|latitude)$/],
  ['longitude', /^(map )?(lng|lon|long|longitude)$/],
  ['papersKind', /^kind of papers$/],
  [
    'photos',
    /^((photo|image|picture|pic|media|gallery|thumbnail)s?)( (urls?|links?|files?|file names?|filenames?|names?))?$|^(cover|main|featured) (photo|image|picture)$/,
  ],
  [
    'videoUrl',
    /^((property|house|home|listing|tour|walk ?through)? ?videos?|you ?tube|vimeo|(virtual|video) tour)( (urls?|links?|address))?$/,
  ],
  [
    'reference',
    /^((property|listing|our|own|agent|unit)? ?(ref|reference|code|id|no|number|num)( (no|number|code|id))?|ref no)$/,
  ],
  [
    'listedOn',
    /^(date|date (listed|added|posted|created|published)|(listed|added|posted|created|published)( (on|at|date))?|listing date|date of listing)$/,
  ],
  [
    'visitedOn',
    /^(visited|visited on|(date )?(inspected|of inspection|of visit)|inspection date|last visit(ed)?)$/,
  ],
  ['confirmedOn', /^(confirmed|confirmed (available|on)|last confirmed|availability confirmed)$/],
  ['negotiable', /^(negotiable|is negotiable|price negotiable|neg|negotiation)$/],
  [
    'price',
    /^((asking|selling|sale|list|listing|our|final|outright|total|current|starting|offer)? ?(price|amount|cost|value)s?( (naira|ngn|from|tag|in naira))?|price per unit|naira|asking|ngn|amount in naira|outright( (payment|purchase))?|how much)$/,
  ],
  [
    'bedrooms',
    /^(no of |number of |num |total |how many )?(bed ?rooms?|beds?|brs?|bdrms?|bed rooms?|rooms?)( (no|count|number))?$/,
  ],
  [
    'bathrooms',
    /^(no of |number of |num |total |how many )?(bath ?rooms?|baths?|ensuites?)( (no|count|number))?$/,
  ],
  [
    'squareFootage',
    /^((land|plot|floor|total|built ?up|building|property|covered|gross|net|living|internal)? ?(size|area size|sizes|area sqm|sqm|square (footage|met(er|re)s?)|floor area|land area|dimensions?|measurement|plots?|hectares?|sq ?m|size sqm|land area)|(land|floor|total|built ?up|covered|gross|net|usable|saleable|living|internal) area|how big|area in sqm|sqft|square feet)$/,
  ],
  [
    'papers',
    /^((title|property|land)? ?(papers?|documents?|docs?|documentation)( (type|of title|available))?|(land |property )?title (type|status|doc(ument)?s?|deed|held)|type of title|c of o|cofo|certificate of occupancy|governors? s? ?consent|document of title|legal title)$/,
  ],
  [
    'status',
    /^((property|listing|sale|sales|market|availability)? ?(status|availability|state of sale)|for|available|purpose|offer type|transaction( type)?|listing type|deal type|sale or rent|sale\/rent|category of sale)$/,
  ],
  [
    'type',
    /^((property|house|home|building|unit|listing|real estate)? ?(types?|category|categories|class|kind|sub ?type|style|use)|type of (property|house|building|home|unit)|category of property|property use)$/,
  ],
  [
    'title',
    /^((property|listing|house|home|project|estate|unit|ad|advert)? ?(title|name|headline)|heading|property|listing|project|house|property details?|caption)$/,
  ],
  ['state', /^(state|state region|region|province|state location)$/],
  ['city', /^(city|town|city town|town city|lga|local government( area)?|municipality)$/],
  [
    'address',
    /^((full|street|property|house|site|exact)? ?address|street( name)?|address line 1|house no street)$/,
  ],
  [
    'location',
    /^((property|site|general)? ?location( area| address| city)?|area( location| name)?|neighbou?rhood|district|locality|suburb|place|axis|zone|estate|location area|area district|community|vicinity|where( is it)?)$/,
  ],
  [
    'description',
    /^((property|full|short|long|listing|brief)? ?(description|desc|details|detail|summary|overview|about|body|content|narrative|info|information)|description of property|more info(rmation)?)$/,
  ],
  [
    'amenities',
    /^((key|property|other|main|special|additional)? ?(amenities|amenity|facilities|facility|features?|extras|highlights)( (list|amenities|facilities))?)$/,
  ],
  ['power', /^(power|power supply|electricity|light)$/],
  ['water', /^(water|water supply|water source)$/],
  ['road', /^(road|access road|road access)$/],
  ['flooding', /^(flooding|flood|floods)$/],
  [
    'details',
    /^((no of |number of |total )?(toilets?|wcs?|parking( ?spaces?| lots?)?|car ?parks?|car ?ports?|garages?|floors?|stor(ey|ie)s?|levels?|bq|boys quarters?|maids? rooms?|balcon(y|ies)|units?|living ?rooms?|sitting rooms?)|furnish(ing|ed)|furnishing status|condition|year built|built in|build year|age|service charge|finishing|finish|serviced|payment plans?|payment terms|completion|title insurance|agency fees?|security|kitchens?)$/,
  ],
];

/** The field that a heading names, whatever its case, units and punctuation; null if it is not known. */
export function fieldOfHeading(heading: string): ImportField | null {
  const words = headingWords(heading);
  if (serialNumber.test(words)) return null;
  const whole = fieldOfWords(words) ?? fieldOfWords(words.replace(tablePrefix, ''));
  if (whole) return whole;
  // 'Location/Area' names a field twice. Of two the first counts, unless it is a line of the description.
  const parts = heading.split(/[/|,&]|\band\b|\bor\b/i).map(headingWords);
  const fields = parts.map(fieldOfWords).filter((field) => field !== null);
  return fields.find((field) => field !== 'details') ?? fields[0] ?? null;
}

/** 'S/N' and 'S/No.' number the rows of one list. */
const serialNumber = /^(s n|sn|s no|sno|serial( (no|number))?)$/;

/** Exports of websites name their table: 'property_bedrooms', 'Post Title'. */
const tablePrefix = /^((real estate|fave|property|listing|post(?! code)) )+/;

function fieldOfWords(words: string): ImportField | null {
  return words === '' ? null : (headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null);
}

/** 'Price (₦M)' becomes 'price', and 'parking_space' 'parking space'. */
function headingWords(heading: string): string {
  return foldText(heading.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(
      /[₦#*]|\bngn\b(?=.)|\bn\b$|\bin (millions?|naira|sqm|plots)\b|\b(millions?|mn)\b/g,
      ' ',
    )
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What the prices below a heading are in: 'Price (₦m)' is in millions. */
export function priceUnitOf(heading: string): ImportMapping['priceUnit'] {
  const text = heading.toLowerCase();
  if (/million|\bmn\b|[₦n(\s]'?\s?m\)?$|\(m\)/.test(text)) return 'millions';
  return /thousand|'?000|\(k\)|[₦n]'?k\b/.test(text) ? 'thousands' : 'naira';
}

/** 'parking_space' becomes 'Parking space'. */
export function headingLabel(heading: string): string {
  const text = heading
    .replace(/^property_/i, '')
    .replaceAll('_', ' ')
    .trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
