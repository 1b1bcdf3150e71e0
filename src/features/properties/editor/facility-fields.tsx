import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { amenities } from '#contract/property.ts';
import { Field } from '#src/components/ui/field.tsx';
import { TextInput } from '#src/components/ui/text-input.tsx';
import { FormSection } from './form-section.tsx';
import {
  facilityNames,
  propertyFieldLabels as labels,
  type PropertyFormValues,
} from './property-form-values.ts';

interface FacilityFieldsProps {
  form: UseFormReturn<PropertyFormValues>;
  /** Amenities that have no slot, and stay. */
  beyondSlots: readonly string[];
}

export function FacilityFields({ form, beyondSlots }: FacilityFieldsProps) {
  const { errors } = form.formState;
  const suggestionsId = useId();
  return (
    <FormSection
      title="Facilities"
      description="Up to twelve, in your own words or from the suggestions, which are what visitors filter by."
    >
      <datalist id={suggestionsId}>
        {amenities.map((amenity) => (
          <option key={amenity} value={amenity} />
        ))}
      </datalist>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {facilityNames.map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]?.message}>
            <TextInput {...form.register(name)} list={suggestionsId} autoComplete="off" />
          </Field>
        ))}
      </div>
      {beyondSlots.length > 0 && (
        <p className="text-sm text-muted">
          Kept as they are, beyond the twelve: {beyondSlots.join(', ')}
        </p>
      )}
    </FormSection>
  );
}
