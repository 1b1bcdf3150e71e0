import { describe, expect, it } from 'vitest';
import { papersKinds } from '#contract/property/papers.ts';
import { papersGuideOf } from '#contract/property/papers-guide.ts';
import { questionGroups } from '#src/features/company/questions.ts';

const whereIn = (location: string, papersKind = 'Certificate of Occupancy') =>
  papersGuideOf({ location, checks: { papersKind } })?.where;

describe('The guide to papers', () => {
  it('names the registry of the state, of federal land and of plots that need a chart', () => {
    expect(whereIn('Lekki, Lagos')).toBe(
      'Through your lawyer, at the Lagos Lands Registry in Alausa.',
    );
    expect(whereIn('Victoria Island, Lagos')).toContain('federal land');
    expect(whereIn('Ikoyi, Lagos', 'Federal title')).toContain('Federal Land Registry in Ikoyi');
    expect(whereIn('Jabi, Abuja', "Minister's consent or R of O")).toMatch(/AGIS.*ground rent/);
    expect(whereIn('GRA, Enugu')).toContain('ENGIS');
    expect(whereIn('Bodija, Ibadan, Oyo')).toContain('the state’s Ministry of Lands');
    expect(whereIn('6.4474,3.4723')).toContain('the state’s Ministry of Lands');
    expect(whereIn('Epe, Lagos', 'Survey only')).toContain('Surveyor-General');
  });

  it('is the text of the FAQ', () => {
    const answers = questionGroups.flatMap(({ questions }) => questions.map(({ text }) => text));
    for (const papersKind of papersKinds.filter((kind) => kind !== 'Other')) {
      const guide = papersGuideOf({ location: '', checks: { papersKind } });
      expect(answers.some((text) => text.includes(`${guide?.is} ${guide?.isNot}`))).toBe(true);
    }
    expect(answers.some((text) => text.includes('- **Lagos:** the Lagos Lands Registry'))).toBe(
      true,
    );
  });

  it('says nothing where no papers are stated', () => {
    expect(papersGuideOf({ location: 'Lekki, Lagos' })).toBeNull();
  });
});
