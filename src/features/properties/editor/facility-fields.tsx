import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { amenities, FACILITY_SLOTS } from '#contract/property.ts';
import type { PropertyFormValues } from '#contract/property-form.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { FormSection } from './form-section.tsx';
import { facilityNames, formLabels } from './property-form-values.ts';

export function FacilityFields({ form }: { form: UseFormReturn<PropertyFormValues> }) {
  const { errors } = form.formState;
  const suggestionsId = useId();
  const others = useWatch({ control: form.control, name: 'amenities' }).slice(FACILITY_SLOTS);
  return (
    <FormSection
      title="Facilities"
      description="Up to twelve. Visitors can filter by the suggested ones."
    >
      <datalist id={suggestionsId}>
        {amenities.map((amenity) => (
          <option key={amenity} value={amenity} />
        ))}
      </datalist>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {facilityNames.map((name, slot) => (
          <Field
            key={name}
            label={formLabels[name] ?? name}
            error={errors.amenities?.[slot]?.message}
          >
            <TextInput {...form.register(name)} list={suggestionsId} autoComplete="off" />
          </Field>
        ))}
      </div>
      {others.length > 0 && (
        <p className="text-sm text-muted">
          Kept as they are, beyond the twelve: {others.join(', ')}
        </p>
      )}
    </FormSection>
  );
}
