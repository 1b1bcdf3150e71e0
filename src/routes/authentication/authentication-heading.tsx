import type { ReactNode, Ref } from 'react';

interface AuthenticationHeadingProps {
  title: string;
  children?: ReactNode;
  /** Makes the title focusable. */
  ref?: Ref<HTMLHeadingElement>;
}

export function AuthenticationHeading({ title, children, ref }: AuthenticationHeadingProps) {
  return (
    <header className="mb-8 wrap-anywhere">
      <h1
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className="font-display text-2xl font-semibold outline-none md:text-3xl"
      >
        {title}
      </h1>
      {children && <p className="mt-3 text-muted">{children}</p>}
    </header>
  );
}

export const textLinkClass =
  'font-medium text-brand underline underline-offset-4 hover:text-brand-strong';
