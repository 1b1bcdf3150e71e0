import { papersGuideList, registryList } from '#contract/property/papers-guide.ts';
import { sectionsOf } from './markdown-sections.ts';
import markdown from './questions.md?raw';

/** Questions of buyers in Nigeria, in the order of a purchase. Facts carry their date and source. */
const filled = markdown
  .replace('{papersGuide}', papersGuideList)
  .replace('{registries}', registryList);

export const questionGroups = sectionsOf(filled).map(({ text, ...group }) => ({
  ...group,
  questions: sectionsOf(text, '###'),
}));

export const questionsJsonLd = {
  '@type': 'FAQPage',
  mainEntity: questionGroups
    .flatMap(({ questions }) => questions)
    .map(({ heading, text }) => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: {
        '@type': 'Answer',
        text: text.replace(/^[->] |\*\*/gm, '').replace(/\n+/g, ' '),
      },
    })),
};
