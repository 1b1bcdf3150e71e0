/** The texts of toasts that no feature shows, to edit or translate in one place. */

export const error = 'Error';
export const sessionExpired = 'Session expired';
export const loggedOut = 'You have been logged out due to inactivity.';
