import { useEffect, useState } from 'react';
import { OTP_RESEND_SECONDS, VerifyOtpRequest } from '#contract/endpoints/session.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { CodeInput } from '#src/components/ui/form/text-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { AccountForm } from './account-form.tsx';
import { useVerifyEmail } from './sign-in-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, ...verificationTexts } = texts.verification;

interface VerifyEmailFormProps {
  /** Set if the account has another, verified address, which this one replaces. */
  newEmail: string | null;
  onVerified: () => void;
}

export function VerifyEmailForm({ newEmail, onVerified }: VerifyEmailFormProps) {
  const form = useAppForm(VerifyOtpRequest, { defaultValues: { otp: '' }, labels });
  const { mutateAsync } = useVerifyEmail(newEmail);
  const submit = form.submit((fields) => mutateAsync(fields).then(onVerified));

  return (
    <AccountForm form={form} texts={verificationTexts} onSubmit={submit}>
      <Field {...form.field('otp')} hint={verificationTexts.codeHint}>
        <CodeInput {...form.register('otp')} />
      </Field>
    </AccountForm>
  );
}

interface ResendCodeProps {
  /** The time of the last code in milliseconds; 0 if it is unknown. */
  sentAt: number;
  isSending: boolean;
  onResend: () => void;
}

export function ResendCode({ sentAt, isSending, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(sentAt + OTP_RESEND_SECONDS * 1000);
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm text-muted">
      <span>{texts.resending.question}</span>
      <Button
        variant="ghost"
        size="sm"
        // A disabled button would lose the focus.
        aria-disabled={seconds > 0}
        isBusy={isSending}
        onClick={() => seconds === 0 && onResend()}
        className="aria-disabled:opacity-55"
      >
        {texts.resending.submit}
      </Button>
      {seconds > 0 && <span className="tabular-nums">{texts.resending.wait(seconds)}</span>}
    </div>
  );
}

function useSecondsUntil(timeMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((timeMs - now) / 1000));
  useEffect(() => {
    if (timeMs <= Date.now()) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= timeMs) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [timeMs]);
  return seconds;
}
