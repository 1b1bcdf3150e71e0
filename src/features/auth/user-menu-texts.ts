/** The texts of the account menu of a user, and of logging out. */

export const profile = 'My Profile';
export const savedProperties = 'Saved properties';
export const admin = 'Admin';
export const logout = 'Logout';
export const loggedOut = 'Log out Successfull';
export const loggedOutHere = 'Logged out on this device';
export const serverNotReached =
  'We could not reach our server. Your session will expire by itself.';
