/** The texts of a property as it is stored, for staff. */

import type { Coordinates } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';

export const publicPage = 'Public page';
export const edit = 'Edit';
export const deletion = 'Delete';
export const deletionNote = {
  bin: 'A deleted property leaves the site at once and can be restored for 30 days.',
  forever: 'A deleted property leaves the site at once and cannot be restored.',
};
export const notPublished = 'Not published: only your staff see it.';
export const publish = 'Publish';
export const facts = 'Facts and checks';
export const checks = 'Checks';
export const add = 'Add';
export const addFact = (fact: string) => `Add ${fact}`;
export const neverConfirmed = 'Not yet';
export const notGiven = 'Not given';
export const noAmenities = 'None';
export const status = 'Status';
export const price = 'Price';
export const priceOnRequest = 'On request';
export const yes = 'Yes';
export const no = 'No';
export const typeAndSize = 'Type and size';
export const offered = 'Offered';
export const stage = 'Stage';
export const homes = 'Homes';
export const handover = 'Handover';
export const photos = 'Photos';
export const readAll = 'Read all';
export const readLess = 'Read less';
export const referenceAndViews = 'Reference and views';
export const viewsLabel = (count: number | null | undefined) =>
  typeof count === 'number' && `${formatNumber(count)} ${count === 1 ? 'view' : 'views'}`;
export const floorPlan = 'Floor plan';
export const video = 'Video';
export const exactPoint = 'Point on the map';
export const point = ({ latitude, longitude }: Coordinates, isShown: boolean) =>
  `${latitude}, ${longitude}${isShown ? '' : ', seen by staff only'}`;
export const changed = 'Last changed';
export const notChanged = 'Not since it was listed';

/** The groups of the details. */
export const groups = { offer: 'Offer', shown: 'Photos, plan and map', listing: 'Listing' };
export const ids = 'Version and ID';
export const version = 'Version';
export const id = 'ID';
