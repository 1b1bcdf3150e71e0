import { brand } from '#contract/site/brand.ts';

// The navbar and the mobile menu.
export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const mobileNavigation = 'Mobile';
export const menu = 'Menu';
export const menuNotOpened = 'The menu could not be loaded';
export const home = 'Home';
export const propertyListings = 'Property Listings';
export const newDevelopment = 'New Development';
export const aboutUs = 'About Us';
export const contactUs = 'Contact Us';
export const savedProperties = 'Saved properties';

// The footer.
export const newsletter = 'Newsletter';
export const newsletterPlaceholder = 'you@example.com';
export const subscribe = 'Subscribe';
export const subscribed = 'Thank you for your interest.';
export const quickLinks = 'Quick links';
export const shortlist = 'Shortlist';
export const faq = 'FAQ';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const talkToUs = 'Talk to us';
export const whatsapp = 'WhatsApp';
export const whatsappMessage = `Hello ${brand.name}, I have a question.`;
export const toDarkTheme = 'Switch to dark theme';
export const toLightTheme = 'Switch to light theme';

// Text pages.
export const onThisPage = 'On this page';

// Loading and failures.
export const loading = 'Loading...';
export const tryAgain = 'Try again';
export const failureTitle = 'Something went wrong';
export const failureHeading = 'This page could not be shown';
export const failureDescription =
  'Something went wrong on our side or with your connection. Please try again.';
export const goHome = 'Go to the home page';

// Dialogs, popovers and menus.
export const close = 'Close';
export const done = 'Done';
export const cancel = 'Cancel';
export const clear = 'Clear';
export const share = 'Share';
export const email = 'Email';
export const copyLink = 'Copy link';
export const copyList = 'Copy list';
export const linkCopied = 'Link copied';
export const listCopied = 'List copied';
export const facebook = 'Facebook';
export const x = 'X';
export const linkNotCopied = 'The link could not be copied';
export const shareNotOpened = 'The ways to share could not be loaded';
export const checkConnection = 'Please check your connection and try again.';
export const listNotCopied = 'The list could not be copied';

// Above lists.
export const remove = (label: string) => `Remove ${label}`;
export const updated = (time: string) => `Updated ${time}`;
export const refresh = 'Refresh';
export const sortBy = 'Sort by';

// Form controls.
export const checkFields = (fields: number) => `Please check ${fields} fields`;
export const optional = 'optional';
/** Follows the error of a field that keeps its last valid value. */
export const stillApplies = (value: string) => `${value} still applies.`;
export const showPassword = 'Show';
export const hidePassword = 'Hide';
/** After Show and Hide, for screen readers. */
export const password = 'password';
export const strength = 'Strength: ';
export const tooShort = 'too short';
export const easyToGuess = 'easy to guess';
export const fair = 'fair';
export const good = 'good';
export const strong = 'strong';
