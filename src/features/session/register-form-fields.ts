import * as z from 'zod/mini';
import { RegisterRequest } from '#contract/session.ts';
import { messages } from '#contract/validation-messages.ts';

/** What a new person fills in: what is sent, the password again, and the terms. */
export const RegisterForm = z
  .object({
    ...RegisterRequest.shape,
    confirmPassword: z
      .string()
      .check(z.trim(), z.minLength(1, messages.required('Confirm password'))),
    acceptsTerms: z.literal(true, messages.required('Your agreement to the terms')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'This is not the same as the password above',
    }),
  );

export function requestOfForm(form: z.output<typeof RegisterForm>): RegisterRequest {
  const { confirmPassword: _, acceptsTerms: __, ...request } = form;
  return request;
}
