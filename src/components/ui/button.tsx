import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { SpinnerMark } from './spinner.tsx';

const outlined =
  'border bg-surface text-ink not-disabled:hover:border-brand not-disabled:hover:text-brand';

const variants = {
  primary: 'bg-brand-fill text-on-brand-fill not-disabled:hover:bg-brand-fill-strong',
  secondary: `${outlined} border-ink/20`,
  /** Among form controls, with their border. */
  control: `${outlined} border-field-line`,
  /** On a photo; looks like the buttons on cards. */
  'on-photo':
    'on-photo rounded-full! bg-surface text-ink shadow-card focus-visible:-outline-offset-4 not-disabled:hover:text-brand',
  ghost: 'text-brand not-disabled:hover:bg-brand-soft',
  danger: 'bg-danger-fill text-on-danger not-disabled:hover:bg-danger-fill-strong',
  /** On a photo: white, or in dark as a primary button. */
  photo:
    'bg-photo-fill text-on-photo-fill focus-visible:outline-on-photo not-disabled:hover:bg-photo-fill-strong',
  'photo-quiet':
    'border border-on-photo/60 bg-scrim/50 text-on-photo focus-visible:outline-on-photo not-disabled:hover:bg-scrim/80',
};

const sizes = {
  sm: 'h-9 px-3 text-sm pointer-coarse:h-11 [&_svg]:size-4',
  md: 'h-11 px-4 text-sm [&_svg]:size-4.5',
  lg: 'h-13 px-6 text-base lg:h-11 [&_svg]:size-5',
};

export interface ButtonVariants {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** Shared by buttons and by links that look like buttons. */
export function buttonVariants({ variant = 'primary', size = 'md' }: ButtonVariants): string {
  return cn(
    'button inline-flex items-center justify-center gap-2 rounded-field font-medium select-none transition-colors disabled:opacity-55 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Adds a spinner and ignores clicks. Keeps the focus, unlike a disabled button. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  type = 'button',
  onClick,
  className,
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || native['aria-disabled']}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {isBusy && <SpinnerMark />}
      {children}
    </button>
  );
}
