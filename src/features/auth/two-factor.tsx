import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TwoFactorKey } from '#contract/endpoints/two-factor.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { saveAsFile } from '#src/lib/files.ts';
import { paths, returnQuery } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { accountQueries } from './account-queries.ts';
import { useMe } from './session-queries.ts';
import { recoveryCodes, twoFactor } from './texts.ts';
import { PrepareForm, TurnOffForm, TurnOnForm } from './two-factor-forms.tsx';

type Step =
  | { name: 'state' }
  | { name: 'password' }
  | { name: 'scan'; key: TwoFactorKey }
  | { name: 'recovery-codes'; codes: readonly string[] }
  | { name: 'turn-off' };

/** Turns two-step login on or off, step by step. */
export function TwoFactor() {
  const [step, setStep] = useState<Step>({ name: 'state' });
  const ref = useKeptFocus<HTMLDivElement>(step.name);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <CurrentStep step={step} setStep={setStep} />
    </div>
  );
}

function CurrentStep({ step, setStep }: { step: Step; setStep: (step: Step) => void }) {
  const toState = () => setStep({ name: 'state' });

  switch (step.name) {
    case 'state':
      return (
        <State
          onTurnOn={() => setStep({ name: 'password' })}
          onTurnOff={() => setStep({ name: 'turn-off' })}
        />
      );
    case 'password':
      return (
        <PrepareForm onPrepared={(key) => setStep({ name: 'scan', key })} onCancel={toState} />
      );
    case 'scan':
      return (
        <TurnOnForm
          secret={step.key}
          onTurnedOn={(codes) => setStep({ name: 'recovery-codes', codes })}
          onCancel={toState}
        />
      );
    case 'recovery-codes':
      return <RecoveryCodeList codes={step.codes} onDone={toState} />;
    case 'turn-off':
      return <TurnOffForm onTurnedOff={toState} onCancel={toState} />;
  }
}

function State({ onTurnOn, onTurnOff }: { onTurnOn: () => void; onTurnOff: () => void }) {
  const { data: state, error, refetch } = useQuery(accountQueries.twoFactor());
  const { data: user } = useMe();
  if (error && !state) return <ErrorState title={error.message} onRetry={refetch} />;
  if (!state) return <Spinner />;
  const { isOn, recoveryCodesLeft: codes } = state;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-measure">
        {isOn ? twoFactor.isOn : twoFactor.isOff}
        {isOn && (codes === 0 ? twoFactor.noCodesLeft : twoFactor.codesLeft(codes))}
        {isOn && codes <= 2 && twoFactor.newCodes}
      </p>
      {isOn || user?.isVerified !== false ? (
        <Button variant="secondary" onClick={isOn ? onTurnOff : onTurnOn}>
          {isOn ? twoFactor.turnOff : twoFactor.turnOn}
        </Button>
      ) : (
        <>
          <p>{twoFactor.verifyFirst}</p>
          <ButtonLink
            variant="secondary"
            to={paths.authentication.verifyEmail.href(returnQuery(paths.profile.security.href()))}
          >
            {twoFactor.verify}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The recovery codes, which the server shows only once. */
function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // This list replaces the form that had the focus.
  useEffect(() => headingRef.current?.focus(), []);
  const download = () => saveAsFile('gida-recovery-codes.txt', 'text/plain', codes.join('\n'));
  return (
    <div className="grid justify-items-start gap-5">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="font-semibold outline-none">
          {recoveryCodes.heading}
        </h3>
        <p className="mt-1 text-sm text-muted">{recoveryCodes.explanation}</p>
      </div>
      <ul
        aria-label={recoveryCodes.label}
        className="grid w-full max-w-md grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={download}>
          <Download />
          {recoveryCodes.download}
        </Button>
        <Button onClick={onDone}>{recoveryCodes.done}</Button>
      </div>
    </div>
  );
}
