import { PageContainer } from '#src/components/layout/page-container.tsx';
import { whyChooseUs } from './texts.ts';

const reasons = [whyChooseUs.papers, whyChooseUs.price, whyChooseUs.weakPoints, whyChooseUs.data];

export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-choose-us" className="border-y bg-surface py-16">
      <PageContainer className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="why-choose-us" className="font-display text-2xl font-semibold md:text-3xl">
            {whyChooseUs.heading}
          </h2>
          <p className="mt-4 max-w-measure text-muted">{whyChooseUs.lede}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-8">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-t pt-5">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
