/** One address is one account, however it is written. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}
