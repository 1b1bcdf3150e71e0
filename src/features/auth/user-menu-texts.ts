/** The texts of the account menu of a user, and of logging out. */
export const userMenuTexts = {
  profile: 'My Profile',
  savedProperties: 'Saved properties',
  admin: 'Admin',
  logout: 'Logout',
  loggedOut: 'Log out Successfull',
  loggedOutHere: 'Logged out on this device',
  serverNotReached: 'We could not reach our server. Your session will expire by itself.',
};
