import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  lede?: string;
  /** Shown below, such as the date of the last change. */
  note?: string;
}

export function PageHeading({ title, aside, lede, note }: PageHeadingProps) {
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-display text-2xl font-semibold md:text-3xl">{title}</h1>
        {aside}
      </div>
      {lede && <p className="mt-3 max-w-measure text-muted md:text-balance md:text-lg">{lede}</p>}
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </header>
  );
}
