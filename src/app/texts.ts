export const error = 'Error';
export const sessionExpired = 'Session expired';
export const loggedOut = 'You have been logged out due to inactivity.';
