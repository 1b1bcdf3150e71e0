const app = [
  'src/main.tsx',
  'contract/page-heads',
  'src/components/feedback/empty-state',
  'src/components/ui/(badge|card|skeleton|visually-hidden)',
  'src/components/layout/page-heading',
  'src/features/home/contact-call',
  'src/features/properties/(missing-picture|property-(card|count|facts|grid|picture|place|status)|use-swipe)',
  'src/lib/(image-url|media-query|money)',
  'node_modules/@tanstack/(react-query|query-core)/.*/(useQuery|useBaseQuery|queryObserver|errorBoundaryUtils|suspense|QueryErrorResetBoundary|IsRestoringProvider)\\.',
  'node_modules/lucide-react/.*/(badge-check|building-complex|check|chevron-(down|left|right)|search|shield-check)\\.',
];
const controls = [
  'src/components/ui/(checkbox|control-look|field|modal-frame|search-field|select|sheet|text-input|use-popover)',
  'node_modules/lucide-react/.*/(arrow-left|x)\\.',
];
const contact = [
  'src/features/properties/property-(contact|map)\\.',
  'node_modules/lucide-react/.*/(mail|phone)\\.',
];
const saving = [
  'src/features/saved-properties/(saved-property-queries|use-saved|use-saved-toggle)',
];
const searching = [
  'contract/property-search-query',
  'src/features/properties/(property-problems|suggestion-queries)',
];
const results = [
  'src/features/properties/(applied-filters|choice-filter|price-field|property-results|use-property-results)',
];
const property = [
  'src/features/properties/(back-to-properties|property-load-error)',
  'src/routes/public/property-screen',
];

/**
 * One file for the app with what the pages that people browse have in common, and one for each
 * thing that several of them have besides. Left alone, a build makes a file of each module that two
 * pages share: sixty of them, which compress badly, and over HTTP/1.1 wait for one another.
 */
export const sharedFiles = Object.entries({
  app,
  controls,
  contact,
  saving,
  searching,
  results,
  property,
}).map(([name, files]) => ({ name, test: testFor(files) }));

function testFor(files: readonly string[]): (id: string) => boolean {
  const pattern = new RegExp(files.join('|').replaceAll('/', '[\\\\/]'));
  return (id) => pattern.test(id);
}
