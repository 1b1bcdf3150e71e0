import {
  PrepareTwoFactorRequest,
  TurnOffTwoFactorRequest,
  TurnOnTwoFactorRequest,
  type TwoFactorKey,
} from '#contract/two-factor.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CodeInput } from '#src/components/ui/form/code-input.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { PasswordInput } from '#src/components/ui/form/password-input.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { QrCode } from '#src/components/ui/qr-code.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import {
  usePrepareTwoFactor,
  useTurnOffTwoFactor,
  useTurnOnTwoFactor,
} from './account-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, cancel, preparation, turningOn, turningOff } = texts.twoFactorForms;
const formClass = 'grid max-w-md gap-5';

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
  const prepare = usePrepareTwoFactor();
  const submit = form.submit(async (fields) => onPrepared(await prepare.mutateAsync(fields)));
  return (
    <form noValidate aria-label={preparation.label} onSubmit={submit} className={formClass}>
      <FormErrors form={form} />
      <Field {...form.field('currentPassword')} hint={preparation.passwordHint}>
        <PasswordInput
          {...form.register('currentPassword')}
          autoComplete="current-password"
          autoFocus
        />
      </Field>
      <FormButtons label={preparation.submit} isBusy={prepare.isPending} onCancel={onCancel} />
    </form>
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
  const turnOn = useTurnOnTwoFactor();
  const submit = form.submit(async (fields) => onTurnedOn(await turnOn.mutateAsync(fields)));
  return (
    <form noValidate aria-label={turningOn.label} onSubmit={submit} className={formClass}>
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
      <FormErrors form={form} />
      <Field {...form.field('code')}>
        <CodeInput {...form.register('code')} autoFocus />
      </Field>
      <FormButtons label={turningOn.submit} isBusy={turnOn.isPending} onCancel={onCancel} />
    </form>
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
  const turnOff = useTurnOffTwoFactor();
  const submit = form.submit(async (fields) => {
    await turnOff.mutateAsync(fields);
    onTurnedOff();
  });
  return (
    <form noValidate aria-label={turningOff.label} onSubmit={submit} className={formClass}>
      <FormErrors form={form} />
      <Field {...form.field('currentPassword')}>
        <PasswordInput
          {...form.register('currentPassword')}
          autoComplete="current-password"
          autoFocus
        />
      </Field>
      <Field {...form.field('code')} hint={turningOff.codeHint}>
        <TextInput {...form.register('code')} autoComplete="one-time-code" />
      </Field>
      <FormButtons label={turningOff.submit} isBusy={turnOff.isPending} onCancel={onCancel} />
    </form>
  );
}

interface FormButtonsProps {
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

function FormButtons({ label, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}

/** In groups of four, for typing. */
function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
