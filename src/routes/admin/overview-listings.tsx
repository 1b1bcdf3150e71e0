import { problemLabels, propertyProblems } from '#contract/property-problems.ts';
import { ProblemPanel } from '#src/features/dashboard/problem-panel.tsx';
import { Ranking } from '#src/features/dashboard/ranking.tsx';
import type { Overview } from './use-overview.ts';

/** Which listings want mending, and which of them people look at. */
export function OverviewListings({ overview: { listings } }: { overview: Overview }) {
  if (!listings) return null;
  const { mostViewed, mostSaved, problems } = listings;
  return (
    <>
      <section aria-label="Listings with problems" className="grid gap-3">
        <h2 className="font-semibold">Listings with problems</h2>
        <div className="grid gap-3 lg:grid-cols-3">
          {propertyProblems.map((problem) => (
            <ProblemPanel
              key={problem}
              label={problemLabels[problem]}
              problem={problem}
              found={problems[problem]}
            />
          ))}
        </div>
      </section>
      <section aria-label="What people look at" className="grid gap-3">
        <h2 className="font-semibold">What people look at</h2>
        <div className="grid gap-3 lg:grid-cols-2">
          <Ranking
            title="Most viewed"
            noun="Views"
            properties={mostViewed}
            empty="Nobody has looked at a property yet."
          />
          {mostSaved && (
            <Ranking
              title="Most saved"
              noun="Saves"
              properties={mostSaved}
              empty="Nobody has saved a property yet."
            />
          )}
        </div>
      </section>
    </>
  );
}
