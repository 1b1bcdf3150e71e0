import {
  PrepareTwoFactorRequest,
  TurnOffTwoFactorRequest,
  TurnOnTwoFactorRequest,
  type TwoFactorKey,
} from '#contract/endpoints/two-factor.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { CodeInput, PasswordField, TextField } from '#src/components/ui/form/text-field.tsx';
import { QrCode } from '#src/components/ui/qr-code.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { AccountForm } from './account-form.tsx';
import {
  usePrepareTwoFactor,
  useTurnOffTwoFactor,
  useTurnOnTwoFactor,
} from './account-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, preparation, turningOn, turningOff } = texts.twoFactorForms;

interface PrepareFormProps {
  onPrepared: (key: TwoFactorKey) => void;
  onCancel: () => void;
}

/** Asks for the password, and gets the key for the authenticator app. */
export function PrepareForm({ onPrepared, onCancel }: PrepareFormProps) {
  const form = useAppForm(PrepareTwoFactorRequest, {
    defaultValues: { currentPassword: '' },
    labels,
  });
  const { mutateAsync } = usePrepareTwoFactor();
  const submit = form.submit((fields) => mutateAsync(fields).then(onPrepared));
  return (
    <AccountForm form={form} texts={preparation} onSubmit={submit} onCancel={onCancel} isSection>
      <PasswordField {...form.input('currentPassword')} hint={preparation.passwordHint} autoFocus />
    </AccountForm>
  );
}

interface TurnOnFormProps {
  secret: TwoFactorKey;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the key for the authenticator app, and asks for its first code. */
export function TurnOnForm({ secret, onTurnedOn, onCancel }: TurnOnFormProps) {
  const form = useAppForm(TurnOnTwoFactorRequest, { defaultValues: { code: '' }, labels });
  const { mutateAsync } = useTurnOnTwoFactor();
  const submit = form.submit((fields) => mutateAsync(fields).then(onTurnedOn));
  return (
    <AccountForm form={form} texts={turningOn} onSubmit={submit} onCancel={onCancel} isSection>
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          {turningOn.scan}
          <QrCode
            text={secret.uri}
            label={turningOn.qrCode}
            className="mt-3 size-44 rounded-field border"
          />
          <p className="mt-3 text-sm text-muted">
            {turningOn.onThisPhone.start}
            <a href={secret.uri} className="text-brand underline">
              {turningOn.onThisPhone.openApp}
            </a>
            {turningOn.onThisPhone.end}
          </p>
          <p className="mt-1 font-mono text-sm">{inGroups(secret.key)}</p>
        </li>
        <li>{turningOn.enterCode}</li>
      </ol>
      <Field {...form.field('code')}>
        <CodeInput {...form.register('code')} autoFocus />
      </Field>
    </AccountForm>
  );
}

interface TurnOffFormProps {
  onTurnedOff: () => void;
  onCancel: () => void;
}

export function TurnOffForm({ onTurnedOff, onCancel }: TurnOffFormProps) {
  const form = useAppForm(TurnOffTwoFactorRequest, {
    defaultValues: { currentPassword: '', code: '' },
    labels,
  });
  const { mutateAsync } = useTurnOffTwoFactor();
  const submit = form.submit((fields) => mutateAsync(fields).then(onTurnedOff));
  return (
    <AccountForm form={form} texts={turningOff} onSubmit={submit} onCancel={onCancel} isSection>
      <PasswordField {...form.input('currentPassword')} autoFocus />
      <TextField {...form.input('code')} hint={turningOff.codeHint} autoComplete="one-time-code" />
    </AccountForm>
  );
}

/** In groups of four, for typing. */
function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
