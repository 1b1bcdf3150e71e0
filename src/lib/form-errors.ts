import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { apiErrorOf } from './api-error.ts';

/**
 * Puts what the server complains about beside the inputs it is about, and the rest above the form:
 * the server's message, or `otherwise` where it is said elsewhere already.
 */
export function showComplaints<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  otherwise?: string,
): void {
  const { fields, message } = apiErrorOf(error);
  const known = Object.keys(getValues());
  const complaints = Object.entries(fields).filter(([name]) => known.includes(name));
  for (const [name, complaint] of complaints) {
    // It is among the names of the form's own values.
    setError(name as FieldPath<Values>, { type: 'server', message: complaint });
  }
  if (complaints.length === 0) {
    setError('root.server', { type: 'server', message: otherwise ?? message });
  }
}
