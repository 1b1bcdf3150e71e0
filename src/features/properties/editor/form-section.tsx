import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { isDevelopment } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { Card } from '#src/components/ui/card.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';
import type { FieldInputsProps } from './use-field-props.ts';

export type SectionName = keyof typeof texts.sections;

/** Some sections need a capability. Any property with facts of a development has their section. */
export function hasSection(name: SectionName, values: PropertyFormValues): boolean {
  if (name === 'checks' || name === 'publishing') return hasCapability(name);
  if (name === 'media') return hasCapability('video') || hasCapability('floor-plans');
  if (name !== 'development') return true;
  const hasDetails = Object.values(values.developmentDetails).some(Boolean);
  return hasCapability('development-details') && (isDevelopment(values) || hasDetails);
}

interface FormSectionProps {
  name: SectionName;
  description?: string;
  /** At the end of the line of the heading. */
  aside?: string;
  children: ReactNode;
}

/** A part of the form, with its name as id. */
export function FormSection({ name, description, aside, children }: FormSectionProps) {
  return (
    <Card
      as="section"
      id={name}
      className={cn(
        'grid scroll-mt-2 gap-5 max-md:rounded-none max-md:border-0 max-md:bg-paper md:p-6',
        name !== 'property' && 'max-md:border-t max-md:pt-6',
      )}
    >
      {/* The line of sections names the first one just above. */}
      <div className={cn(name === 'property' && 'sr-only')}>
        <div className="flex items-baseline justify-between gap-4">
          <h2 tabIndex={-1} className="text-lg font-semibold outline-none">
            {texts.sections[name]}
          </h2>
          {aside && <p className="shrink-0 text-sm text-muted tabular-nums">{aside}</p>}
        </div>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {children}
    </Card>
  );
}

/** Shows a section and focuses its heading. */
export function showSection(id: string, behavior = smoothIfWanted()) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior, block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** `behavior: 'smooth'` ignores prefers-reduced-motion. */
function smoothIfWanted(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Focuses the field of this name, or shows the section: 'status' or 'photos'. */
export function showField(
  { labels, setFocus }: Pick<FieldInputsProps['form'], 'labels' | 'setFocus'>,
  name: string,
  behavior?: ScrollBehavior,
) {
  // The names of the labels are those of the fields.
  if (name in labels) setFocus(name as FieldPath<PropertyFormValues>);
  else showSection(name, behavior);
}
