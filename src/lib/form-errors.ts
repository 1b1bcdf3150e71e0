import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiErrorOf } from './api-error.ts';
import { showServerErrors } from './use-app-form.ts';

/** For forms that do not use `useAppForm` yet. */
export function showComplaints<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  message?: string,
): void {
  showServerErrors(form, apiErrorOf(error), () => message);
}
