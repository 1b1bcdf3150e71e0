import { type ComponentProps, useState } from 'react';
import * as texts from '#src/components/texts.ts';
import { TextInput } from './text-input.tsx';

/** A password with a button that shows it. */
export function PasswordInput(native: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...native}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-18"
      />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-16 items-center justify-center rounded-field text-sm font-medium text-brand hover:text-brand-strong hover:underline focus-visible:-outline-offset-4"
      >
        {isShown ? texts.hidePassword : texts.showPassword}{' '}
        <span className="sr-only">{texts.password}</span>
      </button>
    </div>
  );
}
