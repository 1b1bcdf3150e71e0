const app = [
  'src/main.tsx',
  'contract/page-heads',
  'src/components/feedback/empty-state',
  'src/components/ui/(badge|card|skeleton|visually-hidden)',
  'src/features/home/contact-call',
  'src/features/properties/(missing-picture|property-(card|count|facts|grid|picture|place|status)|use-swipe)',
  'src/lib/(image-url|media-query|money)',
  'node_modules/@tanstack/(react-query|query-core)/.*/(useQuery|useBaseQuery|queryObserver|errorBoundaryUtils|suspense|QueryErrorResetBoundary|IsRestoringProvider)\\.',
  'node_modules/lucide-react/.*/(badge-check|building-complex|check|chevron-(down|left|right)|message-circle|search|shield-check)\\.',
];
const fields = ['src/components/ui/(checkbox|control-look|field|select|text-input|use-popover)'];

/**
 * One file for the app with what the pages that people browse have in common, and one for what
 * forms and filters have. Left alone, a build makes a file of each thing that two pages share:
 * sixty of them, which compress badly, and over HTTP/1.1 wait for one another.
 */
export const sharedFiles = [
  { name: 'app', test: testFor(app) },
  { name: 'fields', test: testFor(fields) },
];

function testFor(files: readonly string[]): (id: string) => boolean {
  const pattern = new RegExp(files.join('|').replaceAll('/', '[\\\\/]'));
  return (id) => pattern.test(id);
}
