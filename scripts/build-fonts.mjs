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
/** Dotted and hooked letters of Nigerian languages. Tone marks are combining characters. */
const nigerianLetters = withUpperCase('ọẹṣụịṅɓɗƙƴŋǝāēīōūǹńḿ');
const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0307\u030c\u0323';

const inter = {
  family: 'inter',
  source: 'inter-ui/variable/InterVariable.woff2',
  licence: 'inter-ui/LICENSE.txt',
  variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
};

const fraunces = {
  family: 'fraunces',
  licence: '@fontsource-variable/fraunces/LICENSE',
  variationAxes: { opsz: 60, wght: 480 },
  keepFeatures: ['ccmp', 'kern', 'liga'],
};

const fonts = [
  {
    ...inter,
    // Enough for the texts of the app, for prices, and for names without tone marks.
    target: 'inter-basic',
    text: `${asciiAndSpace}${typography}©°²−×₦${withUpperCase('ọẹṣụịṅɓɗƙ')}`,
    keepFeatures: ['kern', 'tnum'],
  },
  {
    ...inter,
    // Loaded for characters that the basic subset lacks. It contains the basic letters too, because
    // browsers position a tone mark only on a letter of the same font.
    target: 'inter-nigeria',
    text: [
      asciiAndSpace,
      characters(0xc0, 0xff),
      typography,
      '£§©®°±²³¼½¾−₦€',
      nigerianLetters,
      combiningMarks,
    ].join(''),
    // `ccmp`, `mark` and `mkmk` position tone marks; `tnum` aligns prices.
    keepFeatures: ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
  },
  {
    ...fraunces,
    // Fraunces has no hooked letters. Texts that have them use the body face: src/lib/typography.ts.
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'fraunces-headings',
    text: [asciiAndSpace, typography, withUpperCase('àáèéìíòóùú')].join(''),
  },
  {
    ...fraunces,
    // For prices. The package has the sign in another file than the Latin letters.
    source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    target: 'fraunces-naira',
    text: `₦${withUpperCase('ṣ')}`,
  },
  {
    ...fraunces,
    // For titles with Yoruba and Igbo names. Tone marks would not sit on these letters.
    source: '@fontsource-variable/fraunces/files/fraunces-vietnamese-opsz-normal.woff2',
    target: 'fraunces-dotted',
    text: withUpperCase('ọẹịụ'),
  },
];

await mkdir(outputFolder, { recursive: true });
for (const font of fonts) await build(font);

async function build({ family, source, licence, target, text, variationAxes, keepFeatures }) {
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures };
  const subset = await subsetFont(await readFile(packageFile(source)), text, options);
  await writeFile(join(outputFolder, `${target}.woff2`), subset);
  await writeFile(join(outputFolder, `${family}.OFL.txt`), await readFile(packageFile(licence)));
  console.log(`${target}.woff2: ${subset.length} bytes`);
}

/** The path of a file in an installed package, even if its `exports` do not list it. */
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
