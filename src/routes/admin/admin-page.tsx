import type { ReactNode } from 'react';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { cn } from '#src/lib/class-names.ts';
import { fitsDisplayFace } from '#src/lib/typography.ts';

interface AdminPageProps {
  title: string;
  /** The title of the document. Defaults to `title`. */
  documentTitle?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage(props: AdminPageProps) {
  const { title, documentTitle = title, description, actions, children } = props;
  return (
    <>
      <PageHead title={documentTitle} isPrivate />
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:mb-5">
        <div className="min-w-0">
          <h1
            className={cn(
              // As high as a button, so that what follows is at the same place on wide screens.
              'content-center text-xl font-semibold wrap-anywhere [word-spacing:0.06em] md:min-h-11 md:text-2xl',
              actions && 'min-h-11',
              fitsDisplayFace(title) && 'md:font-display md:tracking-[-0.01em]',
            )}
          >
            {title}
          </h1>
          {description && <div className="text-sm wrap-anywhere text-muted">{description}</div>}
        </div>
        {actions && (
          // On phones the last action, which is the primary one, takes the remaining width.
          <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:has-[>:nth-child(2)]:w-full max-sm:[&>:last-child:not(:only-child)]:grow max-sm:[&>:not(:only-child)]:px-3 max-sm:has-[>:nth-child(3)]:[&_svg]:hidden">
            {actions}
          </div>
        )}
      </div>
      {children}
    </>
  );
}
