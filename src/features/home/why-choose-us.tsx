import { BadgeCheck, ReceiptText, ShieldCheck, Signal } from 'lucide-react';
import { PageContainer } from '#src/components/layout/page-container.tsx';

const reasons = [
  {
    icon: ShieldCheck,
    title: 'Papers first',
    text: 'We ask for evidence of title before we list a property. Ask us which document it is before you travel.',
  },
  {
    icon: ReceiptText,
    title: 'One clear price',
    text: 'You see the asking price in naira, and whether it is negotiable. Our FAQ lists the costs on top. We never charge an inspection fee.',
  },
  {
    icon: BadgeCheck,
    title: 'The weak points too',
    text: 'A listing shows what we know of its papers, power, water and road, and the day of our last visit. What we have not checked, we do not claim.',
  },
  {
    icon: Signal,
    title: 'Light on your data',
    text: 'Photos fit your screen, and the map loads only when you scroll to it, so browsing costs little.',
  },
] as const;

export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-choose-us" className="border-y bg-surface py-16 md:py-24">
      <PageContainer className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="why-choose-us" className="font-display text-2xl font-semibold md:text-3xl">
            Why choose us
          </h2>
          <p className="mt-4 max-w-measure text-muted">
            Buying a home is a big step. We help you check it first.
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-8">
          {reasons.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t pt-5">
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-muted" />
              <h3 className="mt-4 text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
