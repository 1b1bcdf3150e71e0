import { brand } from '#contract/site/brand.ts';
import type { Company } from '#src/lib/environment.ts';
import { about } from './texts.ts';

const texts = about.company;

/** The office and its hours, and what else the configuration says of the company. */
export function CompanyFacts({ company }: { company: Company }) {
  const { registration, office, people } = company;
  const facts: { term: string; lines: readonly string[]; href?: string }[] = [
    ...(registration ? [{ term: texts.registration, lines: [registration] }] : []),
    { term: texts.office, lines: office ? [office] : brand.address.lines },
    { term: texts.hours, lines: [brand.businessHours] },
    { term: texts.phone, lines: [brand.phone.label], href: brand.phone.href },
    { term: texts.email, lines: [brand.email], href: `mailto:${brand.email}` },
    ...people.map(({ name, role }) => ({ term: role, lines: [name] })),
  ];
  return (
    <section aria-labelledby="company" className="lg:mt-10">
      <h2 id="company" className="mb-3 text-lg font-semibold">
        {texts.heading}
      </h2>
      <dl className="border-t">
        {facts.map(({ term, lines, href }) => (
          <div
            key={`${term} ${lines[0]}`}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b py-3"
          >
            <dt className="text-sm leading-6 text-muted">{term}</dt>
            <dd className="font-medium">
              {lines.map((line) =>
                href ? (
                  <a
                    key={line}
                    href={href}
                    className="inline-block wrap-anywhere text-brand underline underline-offset-3 pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
                  >
                    {line}
                  </a>
                ) : (
                  <span key={line} className="block">
                    {line}
                  </span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
