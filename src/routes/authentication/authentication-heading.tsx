import type { ReactNode, Ref } from 'react';

interface AuthenticationHeadingProps {
  title: string;
  children?: ReactNode;
  /** Makes it focusable. */
  ref?: Ref<HTMLElement>;
}

export function AuthenticationHeading({ title, children, ref }: AuthenticationHeadingProps) {
  return (
    <header ref={ref} tabIndex={ref ? -1 : undefined} className="mb-8 wrap-anywhere outline-none">
      <h1 className="font-display text-2xl font-semibold md:text-3xl">{title}</h1>
      {children && <p className="mt-3 text-muted">{children}</p>}
    </header>
  );
}

export const textLinkClass =
  'font-medium text-brand underline underline-offset-4 hover:text-brand-strong';
