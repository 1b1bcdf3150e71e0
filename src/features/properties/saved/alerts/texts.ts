/** The texts of alerts by email, to edit or translate in one place. */

export const emailMe = 'Email me';
export const emailMeAbout = (name: string) => `${emailMe} what is new in ${name}`;
export const emailsOn = 'Emails on';
export const emailsOnAbout = (name: string) => `${emailsOn}: ${name}`;
export const logInFirst = 'Log in to get new homes by email.';
export const verifyFirst = 'Verify your email to get new homes by email.';

export const priceByEmail = 'Email me if the price changes';
export const priceOf = (title: string) => `${priceByEmail}: ${title}`;

export const heading = 'Alerts by email';
export const hint = (email: string) =>
  `They go to ${email}, only if something is new, and never between 9:00PM and 7:00AM Lagos time.`;
export const search = 'New homes in this search';
export const price = 'The price of this home';
export const lastEmail = (day: string) => `last email on ${day}`;
export const emailsAbout = (name: string) => `Emails about ${name}`;
export const off = 'Off';
export const frequencies = { 'at-once': 'At once', daily: 'Once a day' };
export const remove = 'Delete';
export const removeAlert = (name: string) => `Delete the alert ${name}`;
export const notLoaded = 'Your alerts could not be loaded.';
export const tryAgain = 'Try again';

export const notTurnedOn = 'The alert could not be turned on';
export const notChanged = 'The alert could not be changed';
export const notDeleted = 'The alert could not be deleted';
export const turnedOn = 'You will get an email';
export const turnedOnHint = {
  'at-once': 'Within minutes of the change, and in the morning if it is late.',
  daily: 'Each morning, if there is something new.',
};
