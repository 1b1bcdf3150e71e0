import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LoginRequest } from '#contract/endpoints/session.ts';
import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { PasswordField, TextField } from '#src/components/ui/form/text-field.tsx';
import type { ApiError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths, returnQuery } from '#src/lib/paths.ts';
import type { SessionUser } from '#src/lib/session.ts';
import { offline } from '#src/lib/texts.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { AccountForm } from './account-form.tsx';
import { useMe } from './session-queries.ts';
import type { useLogin } from './sign-in-mutations.ts';
import * as texts from './texts.ts';

const { nextStep } = texts;
const { fields: labels, ...loginTexts } = texts.login;

interface LoginFormProps {
  /** At first; '' for none. */
  email: string;
  login: ReturnType<typeof useLogin>;
  onSignedIn: (user: User) => void;
  /** The page that required the login. */
  returnTo: string | null;
}

export function LoginForm({ email, login, onSignedIn, returnTo }: LoginFormProps) {
  const form = useAppForm(LoginRequest, { defaultValues: { email, password: '' }, labels });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const [isCodeRequired, setCodeRequired] = useState(false);
  const submit = form.submit(async (credentials) => {
    const user = await login.mutateAsync(credentials);
    if (user) onSignedIn(user);
    else setCodeRequired(true);
  }, failureMessage);

  return (
    <AccountForm form={form} texts={loginTexts} onSubmit={submit}>
      <TextField {...form.input('email')} type="email" autoComplete="username" />
      <div className="relative">
        <PasswordField {...form.input('password')} />
        {hasCapability('password-reset') && (
          <Link
            to={paths.authentication.forgotPassword.href(returnQuery(returnTo))}
            state={{ email: typedEmail }}
            className="absolute top-0 right-0 text-sm text-brand underline underline-offset-4 hover:text-brand-strong pointer-coarse:-top-4 pointer-coarse:pt-4 pointer-coarse:pb-2"
          >
            {loginTexts.forgotPassword}
          </Link>
        )}
      </div>
      {isCodeRequired && (
        <TextField
          {...form.input('code', { shouldUnregister: true })}
          hint={loginTexts.codeHint}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
    </AccountForm>
  );
}

/** A 403 says why this account may not log in. Of other failures the toast has the server's message. */
function failureMessage({ status, message }: ApiError): string {
  if (message === offline || status === 403) return message;
  return status === 401 ? loginTexts.rejected : loginTexts.failed;
}

/** The link of a signed-in user on the login page: to continue, or to verify the email. */
export function NextStep({ session, returnTo }: { session: SessionUser; returnTo: string | null }) {
  const { data: me } = useMe();
  const { fullName, email, isVerified } = session;
  if (!isVerified) {
    return (
      <p className="mb-8 flex gap-3 rounded-card bg-warning-soft p-4 text-sm text-warning">
        <MailWarning className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <EmailText>{nextStep.notVerified(email)}</EmailText>
          <Link
            to={paths.authentication.verifyEmail.href(returnQuery(returnTo))}
            className="font-medium underline underline-offset-4"
          >
            {nextStep.verify}
          </Link>
        </span>
      </p>
    );
  }
  return (
    <ButtonLink
      to={pathAfterSignIn({ isVerified, role: me?.role }, returnTo)}
      replace
      className="w-full"
    >
      <span className="truncate">{nextStep.continue(fullName)}</span>
    </ButtonLink>
  );
}

/** The path after login; `returnTo` is the page that redirected to it. */
export function pathAfterSignIn(
  { isVerified, role }: Pick<User, 'isVerified' | 'role'>,
  returnTo: string | null,
): string {
  if (!isVerified) return paths.authentication.verifyEmail.href(returnQuery(returnTo));
  if (role === ADMIN_ROLE && !isAdminPath(returnTo)) return paths.admin.home.href();
  return returnTo ?? paths.home.href();
}

function isAdminPath(path: string | null): boolean {
  return /^\/admin([/?#]|$)/.test(path ?? '');
}
