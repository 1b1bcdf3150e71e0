/**
 * The texts of a property's page, to edit or translate in one place. The messages that visitors
 * send are in property-contact.ts.
 */

// Until it is loaded.
export const propertyHeading = 'Property';
export const developmentHeading = 'New development';

// Over the opening image.
export const allProperties = 'All properties';
export const allDevelopments = 'All developments';
export const back = 'Back';
export const backToResults = 'Back to the results';

// The summary.
export const listedAgo = (ago: string) => `Listed ${ago}`;
export const confirmedAgo = (ago: string) => `Confirmed available ${ago}`;
export const notConfirmedSince = (month: string) => `Not confirmed since ${month}: `;
export const askUs = 'ask us';
export const askUsLink = 'Ask us';
export const negotiable = 'Negotiable';
export const reference = (reference: string) => `Ref. ${reference}`;
export const priceDepends = 'Price by stage and unit: ';

// What it costs in all.
export const about = (total: string) => `About ${total}`;
export const aboutInAll = (total: string) => `${about(total)} in all`;
export const costsHeading = 'What it costs in all';
export const costsNotLoaded = 'The costs could not be loaded.';
export const tryAgain = 'Try again';

// The checks, or 'Papers: ask us'.
export const notChecked = 'Not checked';
export const askAbout = (check: string) => `Ask us about ${check}`;
export const howToCheck = 'How to check this';
export const helpNotLoaded = 'This could not be loaded.';
export const papersUnknown = 'Papers: ';

// The sections.
export const descriptionHeading = 'Description';
export const amenitiesHeading = 'Amenities';
export const detailsHeading = 'Details';
export const locationHeading = 'Location';
export const similarHeading = 'Similar properties';

// The details, here and for admins.
export const pricePerSqm = 'Price per sqm';
export const listed = 'Listed';
export const available = 'Available';

// The contact card: 'We reply Mon-Sun 9:00AM-8:00PM'.
export const contactHeading = 'Ask about this property';
export const weReply = 'We reply';
export const contactAgent = 'Contact agent';
export const whatsapp = 'WhatsApp';
export const call = 'Call';
export const whatsappQuestions = 'Questions for WhatsApp';
export const caution =
  'Do not pay anyone until you have seen the property and your lawyer has checked its papers.';
export const contactBar = 'Contact and save';

// Below the contact card.
export const report = 'Report this listing';

// A property that could not be loaded.
export const unknownReason = 'Property not found';
export const goBack = 'Go Back';
export const loadError = 'Error Loading Property';
export const loadErrorDescription =
  "We couldn't load the property details. Please try again later.";
export const loadErrorReason = (reason: string) => `Error loading property: ${reason}`;
export const developmentLoadError = 'Error loading property details. Please try again later.';

// Above the contact form.
export const enquiryLabel = 'The property you are asking about';
export const enquiryNotLoaded =
  'We could not load this property. Its reference is in your message below.';
