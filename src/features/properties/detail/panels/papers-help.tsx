import { papersGuideOf } from '#contract/property/papers-guide.ts';
import type { Property } from '#contract/property/property.ts';
import * as texts from './texts.ts';

/** What the stated papers are and are not, where to search them, and what to pay first. */
export function PapersHelp({ property }: { property: Property }) {
  const guide = papersGuideOf(property);
  if (!guide) return null;
  const { papersHelp: labels } = texts;
  const answers = [
    [labels.is(guide.kind), guide.is],
    [labels.isNot, guide.isNot],
    [labels.where, guide.where],
    [labels.payFirst, guide.payNothing],
  ];
  return (
    <div className="mt-4 max-w-measure rounded-card bg-sunken p-4 text-sm">
      <dl className="grid gap-3">
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">{guide.source}</p>
    </div>
  );
}
