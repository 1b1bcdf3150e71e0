import { describe, expect, it } from 'vitest';
import privacy from '#src/features/company/privacy.md?raw';
import { questionGroups } from '#src/features/company/questions.ts';

const questions = questionGroups.flatMap(({ questions }) => questions);
const answers = new Map(questions.map(({ id, text }) => [id, text]));

describe('The answers to questions of buyers', () => {
  it('name their source and its date wherever they name a sum, a rate or an Act', () => {
    const facts = /₦|per cent|\bAct\b|LASRERA|Minister\b|\d+ hours/;
    const unsourced = [...answers].filter(
      ([, text]) => facts.test(text) && !/^> Checked November 2026\. Sources?: ./m.test(text),
    );
    expect(unsourced).toEqual([]);
  });

  it.each([
    ['what-it-costs', ['10 per cent of a price below ₦50 million', 'plus 5 per cent']],
    ['what-it-costs', ['₦7.5 million plus 3 per cent', 'Many lawyers agree on less']],
    ['what-it-costs', ['paid by the buyer', 'within 30 days', 'Ask the tax office for the rate']],
    ['federal-land', ['Federal Minister of Housing', 'Federal Land Registry in Ikoyi']],
    ['abuja', ['Only the Minister', 'AGIS', 'is not a title', 'nullified 485', 'sectional title']],
    ['abroad', ['Certificate of Capital Importation', 'before you send it', 'within 24 hours']],
    ['payment-plan', ['National Housing Fund', 'primary mortgage bank', 'over 18', 'six months']],
    [
      'payment-plan',
      ['9.75 per cent, up to 20 years, with a deposit of 10 per cent', '₦100 million'],
    ],
    ['cash', ['₦5 million', '₦10 million', 'Act 2022, section 2']],
    ['permits', ['planning permit', 'setback from drains', 'LASRERA']],
  ])('about %s contain %j', (id, facts) => {
    for (const fact of facts) expect(answers.get(id)).toContain(fact);
  });
});

describe('The privacy text', () => {
  it.each(['Lawful basis', 'sections 41 to 43', 'within 72 hours', 'WhatsApp (Meta)'])(
    'contains "%s"',
    (fact) => expect(privacy).toContain(fact),
  );

  it('names the map tiles and Google Maps', () => {
    expect(privacy).toMatch(/OpenStreetMap, which receives your network address.*Google Maps/);
  });
});
