import { type ReactNode, useId } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface AccountSectionProps {
  title: string;
  description?: string | undefined;
  /** Before the title. */
  photo?: ReactNode;
  /** At the end of the line of the title. */
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
      className="grid gap-x-12 gap-y-5 p-5 md:p-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-4 self-start">
        {photo}
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-lg leading-snug font-semibold wrap-anywhere">
            {title}
          </h2>
          {description && <p className="mt-1 text-sm text-muted">{description}</p>}
        </div>
        {action}
      </div>
      <div className={cn('min-w-0', !photo && 'max-w-160')}>{children}</div>
    </section>
  );
}
