import { type ComponentProps, useId } from 'react';
import { developmentStages } from '#contract/development-details.ts';
import { isDevelopment } from '#contract/property.ts';
import { checkNames } from '#contract/property-checks.ts';
import { dayInLagos } from '#contract/search-dates.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { withChosen } from '#src/features/properties/search/property-labels.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { FormSection } from './form-section.tsx';
import * as texts from './texts.ts';
import { type PropertyFieldsProps, useFieldProps } from './use-field-props.ts';

const textCheckNames = checkNames.filter((name) => name !== 'visitedOn');

/** The fields beyond the specification, for the APIs that have them. */
export function PropertyFactFields(props: PropertyFieldsProps) {
  return (
    <>
      {hasCapability('development-details') && <DevelopmentFields {...props} />}
      {hasCapability('checks') && <CheckFields {...props} />}
    </>
  );
}

/** Shown for developments, and for any property that has these facts. */
function DevelopmentFields(props: PropertyFieldsProps) {
  const { register } = props.form;
  const { values, fieldProps } = useFieldProps(props);
  const { stage } = values.developmentDetails;
  const hasDetails = Object.values(values.developmentDetails).some(Boolean);
  if (!isDevelopment(values) && !hasDetails) return null;
  return (
    <FormSection title={texts.development.title}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <Field {...fieldProps('developmentDetails.stage')}>
          <Select {...register('developmentDetails.stage')}>
            <option value="">{texts.development.notGiven}</option>
            {withChosen(developmentStages, stage).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field {...fieldProps('developmentDetails.homes')}>
          <TextInput
            {...register('developmentDetails.homes')}
            inputMode="numeric"
            autoComplete="off"
            className="tabular-nums"
          />
        </Field>
        <Field {...fieldProps('developmentDetails.handover')}>
          <TextInput
            {...register('developmentDetails.handover')}
            type="month"
            placeholder={texts.development.handoverPlaceholder}
          />
        </Field>
      </div>
    </FormSection>
  );
}

function CheckFields(props: PropertyFieldsProps) {
  const { checks } = texts;
  const { register } = props.form;
  const { fieldProps } = useFieldProps(props);
  return (
    <FormSection title={checks.title} description={checks.description}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {textCheckNames.map((name) => (
          <Field key={name} {...fieldProps(`checks.${name}`)} hint={checks.hints[name]}>
            <SuggestingInput
              {...register(`checks.${name}`)}
              suggestions={checks.suggestions[name]}
            />
          </Field>
        ))}
        <Field {...fieldProps('checks.visitedOn')} hint={checks.hints.visitedOn}>
          <TextInput
            {...register('checks.visitedOn')}
            type="date"
            max={dayInLagos(Date.now())}
            className="tabular-nums"
          />
        </Field>
      </div>
    </FormSection>
  );
}

interface SuggestingInputProps extends ComponentProps<'input'> {
  suggestions: readonly string[];
}

function SuggestingInput({ suggestions, ...native }: SuggestingInputProps) {
  const id = useId();
  return (
    <>
      <TextInput {...native} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
