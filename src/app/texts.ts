export const error = 'Error';
export const sessionExpired = 'Session expired';
export const loggedOut = 'You have been logged out due to inactivity.';
/** On the page, before the link. */
export const loggedOutElsewhere = 'You were logged out in another tab. ';
export const logIn = 'Log in again';
