/** The texts of the account menu of a guest, which every page shows. */
export const accountMenuTexts = { login: 'Login', register: 'Register' };
