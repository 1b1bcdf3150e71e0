import { brand } from './brand.ts';
import { page } from './first-heads.ts';

/** The heads of the pages about the company, each loaded with its page. */
export const companyHeads = {
  about: page(
    '/about',
    'About us',
    `${brand.name} is the Hausa word for home. We are a property company that lists homes and land for sale across Nigeria.`,
  ),
  contact: page(
    '/contact',
    'Contact us',
    'Ask about a property, arrange a viewing, or tell us what you are looking for.',
  ),
  faq: page(
    '/faq',
    'Questions buyers ask',
    'Title documents, viewings, fees and how to check a seller: what buyers in Nigeria ask before they pay.',
  ),
  privacy: page(
    '/privacy',
    'Privacy',
    'What data we keep about you, why, for how long, and your rights.',
  ),
  terms: page(
    '/authentication/terms',
    'Terms',
    `The agreement between you and ${brand.name}, in plain English.`,
  ),
};
