import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toApiError } from './http.ts';
import { showServerErrors } from './use-app-form.ts';

/** For forms that do not use `useAppForm` yet. */
export function showComplaints<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  message?: string,
): void {
  showServerErrors(form, toApiError(error), () => message);
}
