import { brand } from '#contract/site/brand.ts';

/** The texts of the call to action, which loads below the home page. */

export const heading = 'Tell us what you are looking for';
export const description = 'We know which streets flood and which estates keep their promises.';
export const hours = `We reply ${brand.businessHours}.`;
export const contact = 'Contact us';
export const whatsapp = 'WhatsApp';
export const message = `Hello ${brand.name}, I am looking for a property.`;
