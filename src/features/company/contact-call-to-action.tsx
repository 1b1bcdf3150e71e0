import { brand, whatsappHref } from '#contract/site/brand.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { paths } from '#src/lib/paths.ts';

const texts = {
  heading: 'Tell us what you are looking for',
  description:
    'Ask us about flooding, power and the estate before you travel. If we do not know, we say so.',
  hours: `We reply ${brand.businessHours}.`,
  contact: 'Contact us',
  whatsapp: 'WhatsApp',
  message: `Hello ${brand.name}, I am looking for a property.`,
};

export function ContactCallToAction() {
  return (
    <section aria-labelledby="contact-call" className="pb-16 md:pb-24">
      <PageContainer>
        <div className="grid items-center gap-6 rounded-card bg-brand-soft p-6 md:grid-cols-[1fr_auto] md:p-12">
          <div>
            <h2 id="contact-call" className="font-display text-2xl font-semibold">
              {texts.heading}
            </h2>
            <p className="mt-3 max-w-measure text-muted">{texts.description}</p>
            <p className="mt-1 text-sm text-muted">{texts.hours}</p>
          </div>
          <div className="grid gap-3 sm:flex">
            <ButtonLink to={paths.contact.href()} size="lg">
              {texts.contact}
            </ButtonLink>
            <ButtonLink to={whatsappHref(texts.message)} variant="secondary" size="lg">
              <WhatsAppIcon />
              {texts.whatsapp}
            </ButtonLink>
          </div>
        </div>
      </PageContainer>
    </section>
  );
}
