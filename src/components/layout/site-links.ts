import { paths } from '#src/lib/paths.ts';

export interface SiteLink {
  label: string;
  to: string;
}

export const mainLinks: SiteLink[] = [
  { label: 'Home', to: paths.home.href() },
  { label: 'Property Listings', to: paths.propertyListings.href() },
  { label: 'New Development', to: paths.newDevelopments.href() },
  { label: 'About Us', to: paths.about.href() },
  { label: 'Contact Us', to: paths.contact.href() },
];

export const savedPropertiesLink: SiteLink = {
  label: 'Saved properties',
  to: paths.profile.savedProperties.href(),
};
