import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface PageContainerProps extends ComponentProps<'div'> {
  as?: 'article' | 'div' | 'section';
}

export function PageContainer({ as: Tag = 'div', className, ...native }: PageContainerProps) {
  return (
    <Tag {...native} className={cn('mx-auto w-full max-w-page px-4 md:px-6 lg:px-8', className)} />
  );
}
