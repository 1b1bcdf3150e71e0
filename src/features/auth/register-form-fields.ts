import * as z from 'zod/mini';
import { RegisterRequest } from '#contract/session.ts';
import { messages } from '#contract/validation-messages.ts';

const Fields = z.object({
  ...RegisterRequest.shape,
  confirmPassword: z
    .string()
    .check(z.trim(), z.minLength(1, messages.required('Confirm password'))),
  acceptsTerms: z.literal(true, messages.required('Your agreement to the terms')),
});

/** Says so as soon as both are there, whatever is wrong with the other fields. */
const SamePassword = z
  .object({
    password: z.string().check(z.trim()),
    confirmPassword: z.string().check(z.trim()),
  })
  .check(
    z.refine(({ password, confirmPassword: again }) => !password || !again || password === again, {
      path: ['confirmPassword'],
      error: 'This is not the same as the password above',
    }),
  );

/** What a new person fills in: what is sent, the password again, and the terms. */
export const RegisterForm = z.intersection(Fields, SamePassword);

export function requestOfForm(form: z.output<typeof RegisterForm>): RegisterRequest {
  const { confirmPassword: _, acceptsTerms: __, ...request } = form;
  return request;
}
