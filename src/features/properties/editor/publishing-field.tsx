import { useId } from 'react';
import { isPublished } from '#contract/property/property.ts';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { FormSection, hasSection } from './form-section.tsx';
import * as texts from './texts.ts';
import { type FieldInputsProps, useFieldProps } from './use-field-props.ts';

/** Whether visitors see the property, for the APIs that have drafts. */
export function PublishingField({ form, stored }: FieldInputsProps) {
  const hintId = useId();
  const { values } = useFieldProps({ form, stored });
  if (!hasSection('publishing', values)) return null;
  const { legend, choices, hints } = texts.publishing;
  const wasPublished = stored && isPublished(stored);
  const hint = values.published
    ? hints[wasPublished ? 'isPublished' : 'publishes']
    : hints[wasPublished ? 'unpublishes' : 'isDraft'];
  return (
    <FormSection name="publishing">
      <div>
        <RadioRow
          legend={legend}
          choices={[
            { value: 'yes', label: choices.yes },
            { value: 'no', label: choices.no },
          ]}
          value={values.published ? 'yes' : 'no'}
          onChange={(choice) => form.setValue('published', choice === 'yes', { shouldDirty: true })}
          describedBy={hintId}
          isJoined
        />
        <p id={hintId} aria-live="polite" className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      </div>
    </FormSection>
  );
}
