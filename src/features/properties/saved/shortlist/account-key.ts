/**
 * A short code for an account, so that its email address does not stay on the device after a log-out:
 * FNV-1a with 32 bits, which many addresses share.
 */
export function accountKey(email: string): string {
  let hash = 0x811c9dc5;
  for (const letter of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
