export const offline = 'You are offline. Check your connection and try again.';
export const timedOut = 'The server took too long to respond. Check your connection and try again.';
export const requestCancelled = 'The request was cancelled.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';
export const unreadableResponse =
  'We could not read the response from the server. Please try again.';
export const signInRequired = 'User authentication is required, please sign in to continue.';

// The fields of a stored session, in its validation errors.
export const fullName = 'Full name';
export const email = 'Email';

/** After a time, where the visitor's clock shows another. */
export const lagosTime = ' Lagos time';
