import { classNames } from '#src/lib/class-names.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'photo' | 'photo-quiet';
  size?: 'sm' | 'md' | 'lg';
}

const shared =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-field font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed not-aria-busy:disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80 [&_svg]:shrink-0';

const variants = {
  primary: 'bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  secondary:
    'border border-ink/20 bg-surface text-ink enabled:hover:border-brand enabled:hover:text-brand [a&]:hover:border-brand [a&]:hover:text-brand',
  ghost: 'text-brand enabled:hover:bg-brand-soft [a&]:hover:bg-brand-soft',
  danger: 'bg-danger text-on-danger enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong',
  /** Over a photograph, where no theme's colours can be relied on. */
  photo:
    'bg-on-photo text-scrim focus-visible:outline-on-photo enabled:hover:bg-on-photo/85 [a&]:hover:bg-on-photo/85',
  'photo-quiet':
    'border border-on-photo/60 bg-scrim/50 text-on-photo focus-visible:outline-on-photo enabled:hover:bg-scrim/80 [a&]:hover:bg-scrim/80',
};

const sizes = {
  sm: 'h-9 px-3 text-sm pointer-coarse:h-11 [&_svg]:size-4',
  md: 'h-11 px-4 text-sm [&_svg]:size-4.5',
  lg: 'h-13 px-6 text-base [&_svg]:size-5',
};

/** The look that buttons and links dressed as buttons share. */
export function buttonLook({ variant = 'primary', size = 'md' }: ButtonLook): string {
  return classNames(shared, variants[variant], sizes[size]);
}
