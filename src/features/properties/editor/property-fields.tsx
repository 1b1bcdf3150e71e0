import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { propertyStatuses, propertyTypes } from '#contract/property.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Select } from '#src/components/ui/select.tsx';
import { TextArea, TextInput } from '#src/components/ui/text-input.tsx';
import { FormSection } from './form-section.tsx';
import { NumberInput } from './number-input.tsx';
import { PriceInput, priceHint } from './price-input.tsx';
import { warningsOf } from './property-form-rules.ts';
import {
  propertyFieldLabels as labels,
  type PropertyFieldName,
  type PropertyFormValues,
} from './property-form-values.ts';

interface PropertyFieldsProps {
  form: UseFormReturn<PropertyFormValues>;
  isNew: boolean;
  /** A map for a location, or what is known of it. */
  locationPreview: (location: string) => ReactNode;
}

/** Everything that is said of a property in words and numbers, save its facilities. */
export function PropertyFields({ form, isNew, locationPreview }: PropertyFieldsProps) {
  const { register, control, formState } = form;
  // Every field is watched from its default on.
  const values = useWatch({ control }) as PropertyFormValues;
  const warnings = isNew ? {} : warningsOf(values);
  const about = (name: PropertyFieldName) => ({
    label: labels[name],
    error: formState.errors[name]?.message,
    warning: warnings[name],
  });
  return (
    <>
      <FormSection title="The property">
        <Field {...about('title')}>
          <TextInput {...register('title')} autoComplete="off" />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...about('type')}>
            <Select {...register('type')}>
              <Choices among={propertyTypes} chosen={values.type} isNew={isNew} />
            </Select>
          </Field>
          <Field {...about('status')}>
            <Select {...register('status')}>
              <Choices among={propertyStatuses} chosen={values.status} isNew={isNew} />
            </Select>
          </Field>
        </div>
        <div>
          <Field
            {...about('location')}
            hint="An address such as Lekki Phase 1, Lagos, or a point such as 6.4633,3.4487"
          >
            <TextInput {...register('location')} autoComplete="off" />
          </Field>
          {locationPreview(values.location)}
        </div>
        <Field {...about('description')} isOptional>
          <TextArea {...register('description')} rows={7} />
        </Field>
      </FormSection>
      <FormSection title="Price, rooms and size">
        <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-2">
          <Field {...about('price')} hint={priceHint(values.price)}>
            <PriceInput form={form} />
          </Field>
          <Checkbox {...register('negotiable')} label={labels.negotiable} className="sm:mt-8" />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:grid-cols-[1fr_1fr_1.5fr] sm:gap-x-5">
          {(['bedrooms', 'bathrooms', 'squareFootage'] as const).map((name) => (
            <Field key={name} {...about(name)} className="last:max-sm:col-span-2">
              <NumberInput {...register(name)} step={name === 'squareFootage' ? 'any' : 1} />
            </Field>
          ))}
        </div>
      </FormSection>
    </>
  );
}

interface ChoicesProps {
  among: readonly string[];
  chosen: string;
  isNew: boolean;
}

/** With the one that is set, which another source may have given a name of its own. */
function Choices({ among, chosen, isNew }: ChoicesProps) {
  return (
    <>
      <option value="">{isNew ? 'Choose one' : 'Not set'}</option>
      {[...new Set(chosen ? [...among, chosen] : among)].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </>
  );
}
