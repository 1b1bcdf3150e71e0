import { type ReactNode, useId } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface AccountSectionProps {
  title: string;
  description: string;
  /** Above the title. */
  photo?: ReactNode;
  /** In the top right corner. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an account's page: what it is about, and beside it what there is or can be changed. */
export function AccountSection(props: AccountSectionProps) {
  const { title, description, photo, action, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="relative grid gap-x-12 gap-y-5 p-5 md:p-8 lg:grid-cols-3"
    >
      <div>
        {photo && <div className="mb-4 flex">{photo}</div>}
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{description}</p>
        {action && <div className="absolute top-5 right-5 md:top-8 md:right-8">{action}</div>}
      </div>
      <div className={cn('min-w-0 lg:col-span-2', action && 'lg:pr-32')}>{children}</div>
    </section>
  );
}
