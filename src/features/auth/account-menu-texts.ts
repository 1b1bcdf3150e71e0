/** The texts of the account menu of a guest, which every page shows. */

export const login = 'Login';
export const register = 'Register';
