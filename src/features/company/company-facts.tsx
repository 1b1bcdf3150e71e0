import { PageContainer } from '#src/components/layout/page-container.tsx';
import type { Company } from '#src/lib/environment.ts';
import { about } from './texts.ts';

const texts = about.company;

/** What the configuration says of the company; nothing where it says nothing. */
export function CompanyFacts({ company }: { company: Company }) {
  const { registration, office, people } = company;
  if (!registration && !office && people.length === 0) return null;
  return (
    <PageContainer
      as="section"
      aria-labelledby="company"
      className="grid gap-x-16 gap-y-6 pt-16 md:pt-24 lg:grid-cols-12"
    >
      <h2 id="company" className="font-display text-2xl font-semibold lg:col-span-5">
        {texts.heading}
      </h2>
      <dl className="border-t lg:col-span-7">
        {registration && <Fact term={texts.registration}>{registration}</Fact>}
        {office && <Fact term={texts.office}>{office}</Fact>}
        {people.map(({ name, role }) => (
          <Fact key={name} term={role}>
            {name}
          </Fact>
        ))}
      </dl>
    </PageContainer>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-6 border-b py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-sm text-muted sm:leading-6">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
