import { Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { amenities, FACILITY_SLOTS } from '#contract/property/property.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { facilityNames } from './editor-values.ts';
import { FormSection } from './form-section.tsx';
import * as texts from './texts.ts';
import type { FieldInputsProps } from './use-field-props.ts';

const { facilities } = texts;

/** Toggles for the amenities that visitors can filter by, and the twelve slots that they fill. */
export function FacilityFields({ form }: Pick<FieldInputsProps, 'form'>) {
  const { isSubmitted } = form.formState;
  const suggestionsId = useId();
  const values = useWatch({ control: form.control, name: 'amenities' });
  const [rejected, setRejected] = useState('');
  const slots = values.slice(0, FACILITY_SLOTS);
  const others = values.slice(FACILITY_SLOTS).filter(Boolean);
  const filled = slots.filter((text) => text.trim()).length;
  const isFull = filled === FACILITY_SLOTS;

  function setSlot(slot: number, text: string) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    form.setValue(`amenities.${slot}`, text, options);
  }

  function toggle(amenity: string) {
    const slotsOfAmenity = [...values.keys()].filter((slot) => isSame(values[slot], amenity));
    const free = slots.findIndex((text) => !text.trim());
    setRejected(slotsOfAmenity.length === 0 && free < 0 ? amenity : '');
    if (slotsOfAmenity.length > 0) for (const slot of slotsOfAmenity) setSlot(slot, '');
    else if (free >= 0) setSlot(free, amenity);
  }

  return (
    <FormSection
      name="facilities"
      description={facilities.description}
      aside={facilities.filled(filled, FACILITY_SLOTS)}
    >
      <datalist id={suggestionsId}>
        {amenities.map((amenity) => (
          <option key={amenity} value={amenity} />
        ))}
      </datalist>
      <fieldset>
        <legend className="sr-only">{facilities.legend}</legend>
        <div className="flex flex-wrap gap-2">
          {amenities.map((amenity) => (
            <AmenityToggle
              key={amenity}
              amenity={amenity}
              isPressed={values.some((text) => isSame(text, amenity))}
              onToggle={() => toggle(amenity)}
            />
          ))}
        </div>
      </fieldset>
      <div className="@container">
        <p role="status" className="mb-3 text-sm text-warning empty:mb-0">
          {rejected && isFull && facilities.full(rejected)}
        </p>
        <p className="mb-2 text-sm font-medium">{facilities.order}</p>
        <div className="grid grid-cols-2 rounded-field border border-field-line bg-surface *:border-hairline *:odd:border-r *:not-first:not-nth-2:border-t [&_p]:px-3 [&_p]:pb-2">
          {facilityNames.map((name, slot) => (
            <Field key={name} {...form.field(name)} prefix={`${slot + 1}`}>
              <TextInput
                {...form.register(name)}
                list={suggestionsId}
                autoComplete="off"
                // Only the focused field shows the arrow of its suggestions, which covers the end of the text.
                className="h-10! truncate not-hover:not-focus:not-aria-invalid:border-transparent! bg-transparent pr-2! pl-8! pointer-coarse:h-11! not-focus:[&::-webkit-calendar-picker-indicator]:hidden!"
              />
            </Field>
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <p className="text-sm text-muted">{facilities.others(others.join(', '))}</p>
      )}
    </FormSection>
  );
}

interface AmenityToggleProps {
  amenity: string;
  isPressed: boolean;
  onToggle: () => void;
}

function AmenityToggle({ amenity, isPressed, onToggle }: AmenityToggleProps) {
  const Icon = isPressed ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onToggle}
      className="inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand pointer-coarse:h-11"
    >
      <Icon className="-ml-1 size-4 text-muted in-aria-pressed:text-brand" />
      {amenity}
    </button>
  );
}

function isSame(text: string | undefined, amenity: string): boolean {
  return text?.trim().toLowerCase() === amenity.toLowerCase();
}
