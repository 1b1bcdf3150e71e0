import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoFactorKey } from '#contract/two-factor.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { PrepareForm, TurnOffForm, TurnOnForm } from './two-factor-forms.tsx';
import { twoFactorQuery } from './two-factor-queries.ts';

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
  if (!state.isOn) {
    return (
      <div className="grid justify-items-start gap-5">
        <p>Two-step login is off. You log in with your password alone.</p>
        <Button variant="secondary" onClick={onTurnOn}>
          Turn on
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p>
        Two-step login is on. {recoveryCodesLeft(state.recoveryCodesLeft)}
        {state.recoveryCodesLeft <= 2 && ' To get new ones, turn it off and on again.'}
      </p>
      <Button variant="secondary" onClick={onTurnOff}>
        Turn off
      </Button>
    </div>
  );
}

function recoveryCodesLeft(count: number): string {
  if (count === 0) return 'You have used all your recovery codes.';
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
}
