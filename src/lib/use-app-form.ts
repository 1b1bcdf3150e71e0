import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiError } from './api-response.ts';
import { toApiError } from './http.ts';

interface AppFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'defaultValues' | 'shouldFocusError'> {
  /** The labels of the fields, in the order of the form. */
  labels: Partial<Record<FieldPath<Values>, string>>;
}

/**
 * A form whose values are checked by a zod schema: on submit, and from then on as they change.
 * `form.field(name)` returns the label and the error of a field, `form.input(name)` those and the
 * props of its input.
 * `<FormErrors form={form}>` shows the errors and moves the focus to them; a form without it sets
 * `shouldFocusError`.
 *
 * `form.submit(send)` returns the `onSubmit` handler. When `send` rejects with an ApiError, its
 * `fields` go to the inputs with those names. If the form has none of them, the server's message, or
 * the one that `messageOf` returns, is shown above it. The values stay as they are.
 *
 * @example
 * const form = useAppForm(LoginRequest, { defaultValues: { email: '' }, labels: { email: 'Email' } });
 * const login = useLogin();
 * <form noValidate onSubmit={form.submit((values) => login.mutateAsync(values))}>
 *   <FormErrors form={form} />
 *   <TextField {...form.input('email')} type="email" />
 * </form>
 */
export function useAppForm<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
  { labels, ...options }: AppFormOptions<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    ...options,
  });

  function submit(
    send: (values: Output) => unknown,
    messageOf?: (error: ApiError) => string | undefined,
  ) {
    return form.handleSubmit(async (values) => {
      try {
        await send(values);
      } catch (error) {
        showServerErrors(form, toApiError(error), messageOf);
      }
    });
  }

  function field(name: FieldPath<Input>) {
    const error: FieldError | undefined = get(form.formState.errors, name);
    return { label: labels[name] ?? name, error: error?.message };
  }

  function input(name: FieldPath<Input>, options?: RegisterOptions<Input>) {
    return { ...form.register(name, options), ...field(name) };
  }

  return { ...form, labels, field, input, submit };
}

/**
 * Sets the errors of `fields` on the inputs with those names (`amenities[2]` is `amenities.2`), or
 * the message above the form.
 */
function showServerErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: ApiError,
  messageOf?: (error: ApiError) => string | undefined,
): void {
  const values = getValues();
  const fieldErrors = Object.entries(error.fields)
    .map(([name, message]) => ({ name: name.replace(/\[(\w+)\]/g, '.$1'), message }))
    .filter(({ name }) => get(values, name) !== undefined);
  for (const { name, message } of fieldErrors) {
    // Checked above: the name is one of the form's values.
    setError(name as FieldPath<Values>, { type: 'server', message });
  }
  if (fieldErrors.length === 0) {
    setError('root.server', { type: 'server', message: messageOf?.(error) ?? error.message });
  }
}
