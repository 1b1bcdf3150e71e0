import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoFactorKey } from '#contract/two-factor.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import * as texts from './texts.ts';
import { PrepareForm, TurnOffForm, TurnOnForm } from './two-factor-forms.tsx';
import { twoFactorQuery } from './two-factor-queries.ts';

const { twoFactor } = texts;

type Step =
  | { name: 'state' }
  | { name: 'password' }
  | { name: 'scan'; key: TwoFactorKey }
  | { name: 'recovery-codes'; codes: readonly string[] }
  | { name: 'turn-off' };

/** Turns two-step login on or off, step by step. */
export function TwoFactor() {
  const [step, setStep] = useState<Step>({ name: 'state' });
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
  const { data: state, error, refetch, isFetching } = useQuery(twoFactorQuery());
  if (!state) {
    if (!error) return <Spinner />;
    return <ErrorState title={error.message} onRetry={refetch} isRetrying={isFetching} />;
  }
  const { isOn, recoveryCodesLeft: codes } = state;
  if (!isOn) {
    return (
      <div className="grid justify-items-start gap-5">
        <p>{twoFactor.isOff}</p>
        <Button variant="secondary" onClick={onTurnOn}>
          {twoFactor.turnOn}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p>
        {twoFactor.isOn}
        {codes === 0 ? twoFactor.noCodesLeft : twoFactor.codesLeft(codes)}
        {codes <= 2 && twoFactor.newCodes}
      </p>
      <Button variant="secondary" onClick={onTurnOff}>
        {twoFactor.turnOff}
      </Button>
    </div>
  );
}
