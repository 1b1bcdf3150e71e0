// Subsets the published web fonts into src/assets/fonts.
// Run it after a font package changes: npm run build:fonts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const outputFolder = fileURLToPath(new URL('../src/assets/fonts/', import.meta.url));

const asciiAndSpace = `${characters(0x20, 0x7e)}\u00a0`;
const typography = '‘’“”–—…•·';
/** What Nigeria writes beyond ASCII: dotted and hooked letters, and tone marks to stand on any letter. */
const nigerianLetters = withUpperCase('ọẹṣụịṅɓɗƙƴŋǝāēīōūǹńḿ');
const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0307\u030c\u0323';

const inter = {
  family: 'inter',
  source: 'inter-ui/variable/InterVariable.woff2',
  licence: 'inter-ui/LICENSE.txt',
  variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
};

const fonts = [
  {
    ...inter,
    // What our own words, prices and names without tone marks need, and nothing else.
    target: 'inter-basic',
    limitBytes: 17_000,
    text: `${asciiAndSpace}${typography}©°²−×₦${withUpperCase('ọẹṣụịṅɓɗƙ')}`,
    keepFeatures: ['kern', 'tnum'],
  },
  {
    ...inter,
    // Fetched where a name or a sentence has a letter that the basic cut has not. It has all of that
    // one's too, for a tone mark is put in its place only on a letter of the same face.
    target: 'inter-nigeria',
    limitBytes: 30_000,
    text: [
      asciiAndSpace,
      characters(0xc0, 0xff),
      typography,
      '£§©®°±²³¼½¾−₦€',
      nigerianLetters,
      combiningMarks,
    ].join(''),
    // `ccmp`, `mark` and `mkmk` put tone marks in their place; `tnum` aligns prices.
    keepFeatures: ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
  },
  {
    family: 'fraunces',
    // Latin only: the face is for the headings that we write, not for names of people and places.
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    licence: '@fontsource-variable/fraunces/LICENSE',
    target: 'fraunces-headings',
    limitBytes: 25_000,
    text: [asciiAndSpace, typography, withUpperCase('àáèéìíòóùú')].join(''),
    variationAxes: { opsz: 60, wght: 480 },
    keepFeatures: ['ccmp', 'kern', 'liga'],
  },
];

await mkdir(outputFolder, { recursive: true });
for (const font of fonts) await build(font);

async function build({
  family,
  source,
  licence,
  target,
  limitBytes,
  text,
  variationAxes,
  keepFeatures,
}) {
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures };
  const subset = await subsetFont(await readFile(packageFile(source)), text, options);
  if (subset.length > limitBytes) {
    throw new Error(`${target} is ${subset.length} bytes, more than the ${limitBytes} it may be.`);
  }
  await writeFile(join(outputFolder, `${target}.woff2`), subset);
  await writeFile(join(outputFolder, `${family}.OFL.txt`), await readFile(packageFile(licence)));
  console.log(`${target}.woff2: ${subset.length} bytes`);
}

/** Finds a file of an installed package, also where its `exports` do not name it. */
function packageFile(specifier) {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const folder = dirname(require.resolve(`${name}/package.json`));
  return join(folder, specifier.slice(name.length + 1));
}

function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, step) =>
    String.fromCodePoint(first + step),
  ).join('');
}

function withUpperCase(letters) {
  return letters + letters.toLocaleUpperCase('en');
}
