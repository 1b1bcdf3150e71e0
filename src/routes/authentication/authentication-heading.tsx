import type { ReactNode } from 'react';

interface AuthenticationHeadingProps {
  title: string;
  children?: ReactNode;
}

export function AuthenticationHeading({ title, children }: AuthenticationHeadingProps) {
  return (
    <header className="mb-8 wrap-anywhere">
      <h1 className="font-display text-2xl font-semibold md:text-3xl">{title}</h1>
      {children && <p className="mt-3 text-muted">{children}</p>}
    </header>
  );
}

export const textLinkClass =
  'font-medium text-brand underline underline-offset-4 hover:text-brand-strong';
