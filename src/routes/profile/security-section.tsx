import { type ReactNode, useId } from 'react';
import { Card } from '#src/components/ui/card.tsx';

interface SecuritySectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

export function SecuritySection({ title, description, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 p-5 md:p-8 lg:grid-cols-3"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <div className="min-w-0 lg:col-span-2">{children}</div>
    </Card>
  );
}
