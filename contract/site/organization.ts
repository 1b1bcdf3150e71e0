import { brand } from './brand.ts';

/** The company as a schema.org object, for the site at `origin`. */
export function organizationJsonLd(origin: string): object {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    slogan: brand.tagline,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.lines[0],
      addressLocality: 'Abuja',
      addressCountry: 'NG',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: brand.phone.label,
      email: brand.email,
      areaServed: 'NG',
    },
    sameAs: brand.social.map(({ href }) => href),
  };
}
