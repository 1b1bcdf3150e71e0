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
    <Card as="section" aria-labelledby={id} className="p-5 md:p-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{description}</p>
      {children}
    </Card>
  );
}
