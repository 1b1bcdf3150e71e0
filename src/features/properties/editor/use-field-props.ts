import { type UseFormReturn, useWatch } from 'react-hook-form';
import { propertyFieldLabels as labels, type PropertyFormValues } from '#contract/property-form.ts';
import { propertyWarnings } from './property-warnings.ts';

export interface PropertyFieldsProps {
  form: UseFormReturn<PropertyFormValues>;
  isNew: boolean;
}

/** The form's values, and each field's label with its error or, in an edit, its warning. */
export function useFieldProps({ form, isNew }: PropertyFieldsProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control: form.control }) as PropertyFormValues;
  const warnings = isNew ? {} : propertyWarnings(values);
  const fieldProps = (name: keyof typeof labels) => ({
    label: labels[name],
    error: form.getFieldState(name, form.formState).error?.message,
    warning: warnings[name],
  });
  return { values, fieldProps };
}
