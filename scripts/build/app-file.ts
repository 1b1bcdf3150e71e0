const starts = ['src/main.tsx'];
const shared = [
  'src/components/ui/(badge|card|checkbox|field|select|skeleton|text-input|use-popover|visually-hidden)',
  'src/features/home/contact-call',
  'src/features/properties/(missing-picture|property-(card|count|facts|grid|picture|place|results|status)|use-property-results|use-swipe)',
  'src/lib/(image-url|media-query|money)',
  'node_modules/lucide-react/.*/(badge-check|building-complex|check|chevron-(down|left|right)|message-circle|search|shield-check)\\.',
];
const isInAppFile = new RegExp([...starts, ...shared].join('|').replaceAll('/', '[\\\\/]'));

/**
 * One file for the app and what the pages that people browse have in common. Left alone, a build
 * makes a file of each thing that two pages share: sixty of them, which compress badly, and over
 * HTTP/1.1 wait for one another.
 */
export const appFile = { name: 'app', test: (id: string) => isInAppFile.test(id) };
