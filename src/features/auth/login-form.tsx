import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LoginRequest } from '#contract/session.ts';
import type { User } from '#contract/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormProblems } from '#src/components/ui/form-errors.tsx';
import { PasswordInput } from '#src/components/ui/password-input.tsx';
import { TextInput } from '#src/components/ui/text-input.tsx';
import { apiErrorOf } from '#src/lib/api-error.ts';
import { showComplaints } from '#src/lib/form-errors.ts';
import type { useLogin } from './sign-in-mutations.ts';

interface LoginFormProps {
  login: ReturnType<typeof useLogin>;
  onSignedIn: (user: User) => void;
  /** Where a forgotten password is replaced, if the API can do that. */
  forgotPasswordHref: string | null;
}

export function LoginForm({ login, onSignedIn, forgotPasswordHref }: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(LoginRequest),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    try {
      onSignedIn(await login.mutateAsync(credentials));
    } catch (error) {
      showComplaints(error, form, whatFailed(error));
    }
  });

  return (
    <form noValidate aria-label="Login" onSubmit={submit} className="grid gap-5">
      <FormProblems form={form} labels={{ email: 'Email', password: 'Password' }} />
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
      </Field>
      <div className="grid">
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        {forgotPasswordHref && (
          <Link
            to={forgotPasswordHref}
            className="mt-1 inline-flex min-h-8 items-center justify-self-start text-sm text-brand hover:text-brand-strong hover:underline pointer-coarse:min-h-11"
          >
            Forgotten it?
          </Link>
        )}
      </div>
      <Button type="submit" size="lg" isBusy={login.isPending} className="w-full">
        Login
      </Button>
    </form>
  );
}

/** The server's own words are in the toast. */
function whatFailed(error: unknown): string {
  return apiErrorOf(error).status === 401
    ? 'We could not sign you in. Check your email and your password, and try again.'
    : 'We could not sign you in. What you typed is still here, so you can try again.';
}
