/**
 * The texts of toasts that no feature shows, to edit or translate in one place. Each is an export of
 * its own: the build puts it where it is used.
 */

export const error = 'Error';
export const sessionExpired = 'Session expired';
export const loggedOut = 'You have been logged out due to inactivity.';
