import { type ReactNode, useId } from 'react';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

interface OverviewPanelProps {
  title: string;
  children: ReactNode;
}

export function OverviewPanel({ title, children }: OverviewPanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-4 md:p-5">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </Card>
  );
}

export function PanelSkeleton() {
  return (
    <Card className="p-4 md:p-5" aria-hidden="true">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-6 h-40 w-full" />
    </Card>
  );
}
