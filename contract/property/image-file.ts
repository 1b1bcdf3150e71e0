import { messages } from '#contract/rules/validation-messages.ts';

/** The validation error of an image file; null if there is none. */
export function imageFileError(
  { type, size }: { type: string; size: number },
  maxBytes: number,
): string | null {
  if (!type.startsWith('image/')) return messages.notAnImage;
  if (size === 0) return 'This file is empty. Choose another one.';
  return size > maxBytes ? messages.fileTooLarge(maxBytes) : null;
}
