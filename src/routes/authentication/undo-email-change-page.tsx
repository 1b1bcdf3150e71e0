import { useLocation } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { useUndoEmailChange } from '#src/features/auth/sign-in-mutations.ts';
import * as texts from '#src/features/auth/texts.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { AuthenticationHeading } from './authentication-heading.tsx';

const { done, ...undoTexts } = texts.emailUndo;

/** The link in the email to a replaced address; the token is in the fragment. */
export function Component() {
  const { hash } = useLocation();
  const { mutate, data: email, error, isPending } = useUndoEmailChange();
  const doneRef = useKeptFocus<HTMLHeadingElement>(email !== undefined);
  return (
    <>
      <PageHead title={undoTexts.label} isPrivate />
      {email ? (
        <>
          <AuthenticationHeading ref={doneRef} title={done.title}>
            <EmailText>{done.description(email)}</EmailText>
          </AuthenticationHeading>
          <ButtonLink to={paths.authentication.forgotPassword.href()} className="w-full">
            {done.choosePassword}
          </ButtonLink>
        </>
      ) : (
        <>
          <AuthenticationHeading title={undoTexts.label}>
            {undoTexts.description}
          </AuthenticationHeading>
          <div aria-live="assertive">
            {error && <p className="mb-5 text-danger">{error.message}</p>}
          </div>
          <Button className="w-full" isBusy={isPending} onClick={() => mutate(hash.slice(1))}>
            {undoTexts.submit}
          </Button>
        </>
      )}
    </>
  );
}
