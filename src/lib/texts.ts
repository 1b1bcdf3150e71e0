export const offline = 'You are offline. Check your connection and try again.';
export const timedOut = 'The server took too long to respond. Check your connection and try again.';
export const requestCancelled = 'The request was cancelled.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';
export const unreadableResponse =
  'We could not read the response from the server. Please try again.';
export const signInRequired = 'User authentication is required, please sign in to continue.';

// What is wrong with a stored session.
export const fullNameRequired = 'Full name is required';
export const emailInvalid = 'Email must be a valid email';
export const tokenRequired = 'Token is required';
export const tokenString = 'Token must be a string';
export const tokenEmpty = 'Token cannot be empty';
export const verificationRequired = 'Verification status is required';
export const verificationBoolean = 'Verification status must be a boolean';

/** After a time, where the visitor's clock shows another. */
export const lagosTime = ' Lagos time';
