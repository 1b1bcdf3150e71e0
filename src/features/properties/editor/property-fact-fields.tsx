import { type ComponentProps, useId } from 'react';
import { developmentStages } from '#contract/development-details.ts';
import { isDevelopment } from '#contract/property.ts';
import type { TextCheckName } from '#contract/property-checks.ts';
import { dayInLagos } from '#contract/search-dates.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { FormSection } from './form-section.tsx';
import { type PropertyFieldsProps, useFieldProps } from './use-field-props.ts';

const suggestedChecks: Record<TextCheckName, readonly string[]> = {
  papers: [
    'Certificate of Occupancy',
    "Governor's consent",
    'Right of Occupancy',
    'Registered deed',
    'Registered sublease',
    'Gazetted excision',
    'Survey only',
  ],
  power: ['24/7 power', 'Band A', 'Band B', 'Public supply and generator', 'Generator only'],
  water: ['Borehole', 'Public water', 'Public water and borehole', 'Tanker only'],
  road: ['Tarred road', 'Interlocked road', 'Graded road', 'Unpaved road'],
};

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
    <FormSection title="The development">
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <Field {...fieldProps('developmentDetails.stage')}>
          <Select {...register('developmentDetails.stage')}>
            <option value="">Not given</option>
            {[...new Set(stage ? [...developmentStages, stage] : developmentStages)].map((each) => (
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
            placeholder="2027-06"
          />
        </Field>
      </div>
    </FormSection>
  );
}

function CheckFields(props: PropertyFieldsProps) {
  const { register } = props.form;
  const { fieldProps } = useFieldProps(props);
  return (
    <FormSection
      title="What was checked"
      description="State only what you have seen or have in writing. Buyers see it. An empty field reads Not checked."
    >
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field {...fieldProps('checks.papers')} hint="The title document that you have seen">
          <SuggestingInput {...register('checks.papers')} suggestions={suggestedChecks.papers} />
        </Field>
        <Field {...fieldProps('checks.power')} hint="The band, the hours and the backup">
          <SuggestingInput {...register('checks.power')} suggestions={suggestedChecks.power} />
        </Field>
        <Field {...fieldProps('checks.water')} hint="The source, such as a borehole">
          <SuggestingInput {...register('checks.water')} suggestions={suggestedChecks.water} />
        </Field>
        <Field {...fieldProps('checks.road')} hint="Its surface, and whether it floods">
          <SuggestingInput {...register('checks.road')} suggestions={suggestedChecks.road} />
        </Field>
        <Field {...fieldProps('checks.visitedOn')} hint="The day of your last visit">
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
