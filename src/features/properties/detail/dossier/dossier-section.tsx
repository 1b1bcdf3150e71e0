import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface SectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

export function Section({ heading, className, children }: SectionProps) {
  return (
    <section className={cn('mt-3 first:mt-0', className)}>
      <h2 className="mb-1 border-b border-ink pb-1 text-sm font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
