import { brand, whatsappHref } from '#contract/site/brand.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { paths } from '#src/lib/paths.ts';

export function ContactCallToAction() {
  return (
    <section aria-labelledby="contact-call" className="pb-16 md:pb-24">
      <PageContainer>
        <div className="grid items-center gap-6 rounded-card bg-brand-soft p-6 md:grid-cols-[1fr_auto] md:p-12">
          <div>
            <h2 id="contact-call" className="font-display text-2xl font-semibold">
              Tell us what you are looking for
            </h2>
            <p className="mt-3 max-w-measure text-muted">
              We reply {brand.businessHours}. We know which streets flood and which estates keep
              their promises.
            </p>
          </div>
          <div className="grid gap-3 sm:flex">
            <ButtonLink to={paths.contact.href()} size="lg">
              Contact us
            </ButtonLink>
            <ButtonLink
              to={whatsappHref(`Hello ${brand.name}, I am looking for a property.`)}
              variant="secondary"
              size="lg"
            >
              <WhatsAppIcon />
              WhatsApp
            </ButtonLink>
          </div>
        </div>
      </PageContainer>
    </section>
  );
}
