import { type ComponentProps, useDeferredValue, useId } from 'react';
import { papersKinds } from '#contract/property/papers.ts';
import { papersKindOfText } from '#contract/property/papers-kind.ts';
import { coordinatesOf, propertyStatuses, propertyTypes } from '#contract/property/property.ts';
import {
  availableFields,
  checkFields,
  developmentStages,
  featureFields,
} from '#contract/property/property-fields.ts';
import {
  propertyFieldLabels as labels,
  type PropertyFormValues,
} from '#contract/property/property-form.ts';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { TextArea, TextInput } from '#src/components/ui/form/text-input.tsx';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';
import { withChosen } from '#src/features/properties/search/property-labels.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { FormSection, hasSection } from './form-section.tsx';
import { PointField } from './point/point-field.tsx';
import * as texts from './texts.ts';
import { type FieldInputsProps, useFieldProps } from './use-field-props.ts';

/** The specified fields of a property except its facilities and images. */
export function MainFields({ form, stored }: FieldInputsProps) {
  const { register } = form;
  const { values, fieldProps } = useFieldProps({ form, stored });
  const none = stored ? texts.property.notSet : texts.property.choose;

  function formatPrice() {
    const price = parseNaira(form.getValues('price'));
    if (price !== null) form.setValue('price', formatNaira(price), { shouldDirty: true });
  }

  return (
    <>
      <FormSection name="property">
        <Field {...fieldProps('title')}>
          <TextInput {...register('title')} autoComplete="off" />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...fieldProps('type')}>
            <Select {...register('type')}>
              <Options choices={propertyTypes} selected={values.type} none={none} />
            </Select>
          </Field>
          <Field {...fieldProps('status')}>
            <Select {...register('status')}>
              <Options choices={propertyStatuses} selected={values.status} none={none} />
            </Select>
          </Field>
        </div>
        <div>
          <Field {...fieldProps('location')} hint={texts.property.locationHint}>
            <TextInput {...register('location')} autoComplete="off" />
          </Field>
          <LocationPreview location={values.location} />
        </div>
        {hasCapability('points') && <PointField form={form} stored={stored} />}
        <Field {...fieldProps('description')}>
          <TextArea
            {...register('description')}
            rows={7}
            className="field-sizing-content min-h-30 md:max-h-[70dvh] md:min-h-45"
          />
        </Field>
      </FormSection>
      <FormSection name="price">
        <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-2">
          {/* The hint is on one line, below the checkbox, too. */}
          <Field
            {...fieldProps('price')}
            error={priceError(form.field('price').error)}
            hint={priceHint(values.price)}
            className="sm:[&>p]:whitespace-nowrap"
          >
            <TextInput
              {...register('price', { onBlur: formatPrice })}
              autoComplete="off"
              className="tabular-nums"
            />
          </Field>
          <Checkbox {...register('negotiable')} label={labels.negotiable} className="sm:mt-8" />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:grid-cols-[1fr_1fr_1.5fr] sm:gap-x-5">
          {availableFields(featureFields, hasCapability).map(([name, { hasDecimals }]) => (
            <Field
              key={name}
              {...fieldProps(`features.${name}`)}
              className={cn(hasDecimals && 'max-sm:col-span-2')}
            >
              <NumberInput {...register(`features.${name}`)} step={hasDecimals ? 'any' : 1} />
            </Field>
          ))}
        </div>
      </FormSection>
    </>
  );
}

function NumberInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      min={0}
      {...props}
      type="number"
      inputMode={props.step === 'any' ? 'decimal' : 'numeric'}
      // Scrolling over a focused number input would change its value.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      className="tabular-nums"
    />
  );
}

function priceError(error: string | undefined) {
  return error === messages.invalid(labels.price)
    ? `${error}. ${texts.warnings.price.invalid}`
    : error;
}

function priceHint(typed: string): string {
  const price = parseNaira(typed);
  if (price && formatNaira(price) !== typed) return texts.price.readAs(formatNaira(price));
  return texts.price.hint;
}

interface OptionsProps {
  choices: readonly string[];
  selected: string;
  /** The text of the empty choice. */
  none: string;
}

/** Includes the selected value, which another API may have named differently. */
function Options({ choices, selected, none }: OptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {withChosen(choices, selected).map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </>
  );
}

/** The map, if the location is a point and not an address. */
function LocationPreview({ location }: { location: string }) {
  const shown = useDeferredValue(location);
  if (!coordinatesOf(shown)) return null;
  return (
    <div className="mt-3">
      <PropertyMap property={{ location: shown }} />
    </div>
  );
}

/** The fields beyond the specification, for the APIs that have them. */
export function FactFields({ form, stored }: FieldInputsProps) {
  const { checks } = texts;
  const { register } = form;
  const { values, fieldProps } = useFieldProps({ form, stored });
  return (
    <>
      {hasSection('development', values) && (
        <FormSection name="development">
          <div className="grid items-start gap-5 sm:grid-cols-3">
            <Field {...fieldProps('developmentDetails.stage')}>
              <Select {...register('developmentDetails.stage')}>
                <Options
                  choices={developmentStages}
                  selected={values.developmentDetails.stage}
                  none={texts.development.notGiven}
                />
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
      )}
      {hasSection('checks', values) && (
        <FormSection name="checks" description={checks.description}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {availableFields(checkFields, hasCapability).map(([name]) => (
              <Field
                key={name}
                {...fieldProps(`checks.${name}`)}
                hint={dayHint(name, values) ?? checks.hints[name]}
              >
                {name === 'papersKind' ? (
                  <Select {...register('checks.papersKind')}>
                    <Options
                      choices={papersKinds}
                      selected={values.checks.papersKind}
                      none={
                        values.checks.papers.trim()
                          ? checks.papersKindRead(papersKindOfText(values.checks.papers))
                          : checks.papersKindNotChosen
                      }
                    />
                  </Select>
                ) : name === 'visitedOn' || name === 'confirmedOn' ? (
                  <TextInput
                    {...register(`checks.${name}`)}
                    type="date"
                    max={dayInLagos(Date.now())}
                    className="tabular-nums"
                  />
                ) : (
                  <SuggestingInput
                    {...register(`checks.${name}`)}
                    suggestions={checks.suggestions[name]}
                  />
                )}
              </Field>
            ))}
          </div>
        </FormSection>
      )}
    </>
  );
}

/** The chosen day in words: browsers show it in the order of their own language. */
function dayHint(name: keyof typeof checkFields, { checks }: PropertyFormValues): string | null {
  if (name !== 'visitedOn' && name !== 'confirmedOn') return null;
  return readableDate(checks[name], 'longDay');
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
