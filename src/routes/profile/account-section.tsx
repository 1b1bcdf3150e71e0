import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  description?: string | undefined;
  children: ReactNode;
}

/** A part of an account's page: what it is about, and beside it what there is or can be changed. */
export function AccountSection({ title, description, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 p-5 md:p-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg leading-snug font-semibold">
          {title}
        </h2>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
