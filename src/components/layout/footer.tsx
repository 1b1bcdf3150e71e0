import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { FOR_SALE } from '#contract/property/property.ts';
import { popularLocations } from '#contract/search/locations.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import * as texts from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { BrandMark } from './brand-mark.tsx';
import { PageContainer } from './page-container.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const cityLinks = popularLocations.map((location) => ({
  label: location,
  to: paths.propertyListings.href({ location, status: FOR_SALE }),
}));

const companyLinks = [
  { label: texts.aboutUs, to: paths.about.href() },
  { label: texts.contactUs, to: paths.contact.href() },
  { label: texts.faq, to: paths.faq.href() },
  { label: texts.privacy, to: paths.privacy.href() },
  { label: texts.terms, to: paths.authentication.terms.href() },
];

const shortlistLink = { label: texts.shortlist, to: paths.shortlist.href() };

const contactLinks = [
  { label: brand.phone.label, to: brand.phone.href },
  { label: texts.whatsapp, to: whatsappHref(texts.whatsappMessage) },
  { label: brand.email, to: `mailto:${brand.email}` },
];

/** `hasShortlist`: whether this device keeps a home. */
export function Footer({ hasShortlist }: { hasShortlist: boolean }) {
  return (
    <footer className="mt-auto border-t bg-sunken text-sm print:hidden">
      <PageContainer className="grid gap-x-8 py-8 md:grid-cols-3 md:gap-y-10 md:py-12 lg:grid-cols-12">
        <div className="flex flex-wrap content-start justify-between gap-6 max-md:mb-2 md:col-span-3 lg:col-span-5">
          <div>
            <BrandMark />
            <p className="mt-2 text-muted">{brand.tagline}</p>
          </div>
          <div className="w-full max-w-sm">
            <NewsletterForm />
          </div>
        </div>
        <FooterGroup title={texts.quickLinks} links={cityLinks} className="lg:col-span-2" />
        <FooterGroup
          title={brand.name}
          links={hasShortlist ? [shortlistLink, ...companyLinks] : companyLinks}
          className="lg:col-span-2"
        />
        <FooterGroup title={texts.talkToUs} links={contactLinks} className="lg:col-span-3">
          <address className="mt-3 text-muted not-italic">
            {brand.address.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-3 text-muted">{brand.businessHours}</p>
        </FooterGroup>
      </PageContainer>
      <div className="border-t">
        <PageContainer className="flex flex-wrap items-center gap-x-10 gap-y-1 py-4">
          <p className="py-2.5 text-muted">{`© ${new Date().getFullYear()} ${brand.name}`}</p>
          <ul className="-mx-2 flex flex-wrap max-md:order-1">
            {brand.social.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noopener"
                  className="inline-flex h-8 items-center px-2 text-muted hover:text-brand pointer-coarse:h-11"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div className="-mr-3 ml-auto">
            <ThemeToggle />
          </div>
        </PageContainer>
      </div>
    </footer>
  );
}

/** Clears the field and shows a message; the specification has no request for it. */
function NewsletterForm() {
  const id = useId();
  const [isSubmitted, setIsSubmitted] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setIsSubmitted(true);
  }

  return (
    <form onSubmit={handleSubmit}>
      <div className="wraps-narrow flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {texts.newsletter}
          </label>
          <TextInput
            id={id}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={texts.newsletterPlaceholder}
            onChange={() => setIsSubmitted(false)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {texts.subscribe}
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-success">
        {isSubmitted && texts.subscribed}
      </p>
    </form>
  );
}

interface FooterGroupProps {
  title: string;
  links: readonly { label: string; to: string }[];
  className: string;
  children?: ReactNode;
}

/** A group of links. On phones its title opens it. */
function FooterGroup({ title, links, className, children }: FooterGroupProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <nav aria-label={title} className={className}>
      <details open={isWide}>
        <DisclosureSummary className="border-t md:hidden">{title}</DisclosureSummary>
        <h2 className="mb-2 font-semibold max-md:hidden">{title}</h2>
        <div className="max-md:pb-4">
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex h-8 items-center text-muted transition-colors hover:text-brand pointer-coarse:h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </details>
    </nav>
  );
}
