import { type ReactNode, useId } from 'react';
import { Card } from '#src/components/ui/card.tsx';

interface FormSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A part of the form; `SectionLinks` finds it by its id. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" id={id} className="grid scroll-mt-2 gap-5 p-4 md:p-6">
      <div>
        <h2 tabIndex={-1} className="text-lg font-semibold outline-none">
          {title}
        </h2>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {children}
    </Card>
  );
}
