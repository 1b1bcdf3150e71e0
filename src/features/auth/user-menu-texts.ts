/** The texts of the account menu of a user, and of logging out. */
export const userMenuTexts = {
  profile: 'My Profile',
  savedProperties: 'Saved properties',
  admin: 'Admin',
  logout: 'Logout',
  loggedOut: 'Log out Successfull',
  loggedOutHere: 'Logged out on this device',
  serverNotReached: 'We could not reach the server, so your session there ends a little later.',
};
