import { FOR_SALE } from '#contract/property/property.ts';
import type { DemoListing } from './demo-listing.ts';
import { abujaListings } from './demo-listings-abuja.ts';
import { developmentListings } from './demo-listings-developments.ts';
import { eastAndNorthListings } from './demo-listings-east-and-north.ts';
import { lagosListings } from './demo-listings-lagos.ts';
import { lekkiListings } from './demo-listings-lagos-lekki.ts';
import { southSouthListings } from './demo-listings-south-south.ts';
import { southWestListings } from './demo-listings-south-west.ts';

export const demoListings: readonly DemoListing[] = [
  ...lagosListings,
  ...lekkiListings,
  ...abujaListings,
  ...southWestListings,
  ...southSouthListings,
  ...eastAndNorthListings,
  ...developmentListings,
].map((entry) => ({ status: FOR_SALE, coordinates: null, negotiable: true, ...entry }));
