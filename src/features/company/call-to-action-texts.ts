import { brand } from '#contract/site/brand.ts';

/** The texts of the call to action, which loads below the home page. */
export const callToActionTexts = {
  heading: 'Tell us what you are looking for',
  description: 'We know which streets flood and which estates keep their promises.',
  hours: `We reply ${brand.businessHours}.`,
  contact: 'Contact us',
  whatsapp: 'WhatsApp',
  message: `Hello ${brand.name}, I am looking for a property.`,
};
