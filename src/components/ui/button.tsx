import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type ButtonLook, buttonLook } from './button-variants.ts';
import { SpinnerMark } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true the button shows a spinner and cannot be pressed; its words stay the caller's. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonLook({ variant, size }), className)}
    >
      {isBusy && <SpinnerMark />}
      {children}
    </button>
  );
}
