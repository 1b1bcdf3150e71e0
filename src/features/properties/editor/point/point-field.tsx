import { MapPin, X } from 'lucide-react';
import { type ClipboardEvent, useId, useState } from 'react';
import { type Coordinates, coordinatesOf } from '#contract/property/property.ts';
import { propertyFieldLabels as labels, pointText } from '#contract/property/property-form.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { point as texts } from '#src/features/properties/editor/texts.ts';
import {
  type FieldInputsProps,
  useFieldProps,
} from '#src/features/properties/editor/use-field-props.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { isShortLink, readPoint } from './read-point.ts';

const PointPicker = lazyPart(
  async () => (await import('#src/features/properties/map/point-picker.tsx')).PointPicker,
);
const PointQuestion = lazyPart(async () => (await import('./point-question.tsx')).PointQuestion);

/** The point beside the address, pasted in any form or set on the tiles, and who sees it. */
export function PointField({ form, stored }: FieldInputsProps) {
  const { register, setValue } = form;
  const { values, fieldProps } = useFieldProps({ form, stored });
  const [isPicking, setIsPicking] = useState(false);
  const hintId = useId();
  const typed = values.point.trim();
  const point = coordinatesOf(typed);

  function change(next: Coordinates | null) {
    setValue('point', pointText(next), { shouldDirty: true, shouldValidate: true });
    if (!next) setValue('pointShown', false, { shouldDirty: true });
  }

  function clear() {
    change(null);
    form.setFocus('point');
  }

  function paste(event: ClipboardEvent) {
    const found = readPoint(event.clipboardData.getData('text'));
    if (!found) return;
    event.preventDefault();
    change(found);
  }

  function readTyped() {
    const found = readPoint(form.getValues('point'));
    if (found) change(found);
    else if (!typed) setValue('pointShown', false, { shouldDirty: true });
  }

  const isWide = useMediaQuery(NOT_MOBILE);
  const clearButton = typed && (
    <Button variant="ghost" size="sm" onClick={clear} className="-mr-3">
      <X />
      {texts.clear}
    </Button>
  );
  const unread = typed && !point && (isShortLink(typed) ? texts.shortLink : texts.notRead);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="relative">
        <Field {...fieldProps('point')} {...(unread && { warning: unread })} hint={texts.hint}>
          <TextInput
            {...register('point', { onBlur: readTyped })}
            onPaste={paste}
            autoComplete="off"
            className="tabular-nums sm:mr-42 sm:w-auto!"
          />
        </Field>
        {/* Beside the field, below its label. */}
        <div className="flex items-center justify-between max-sm:mt-2">
          <Button
            variant="secondary"
            className="sm:absolute sm:top-6.75 sm:right-0 sm:w-40 sm:px-2"
            aria-expanded={isPicking}
            onClick={() => setIsPicking(!isPicking)}
          >
            <MapPin />
            {isPicking ? texts.close : texts.set}
          </Button>
          {!isWide && clearButton}
        </div>
      </div>
      {point && <PointQuestion location={values.location} point={point} onClear={clear} />}
      {isPicking && (
        <PointPicker
          loading={<Spinner className="min-h-80 justify-center" />}
          failed={(retry) => <ErrorState title={texts.failed} onRetry={retry} />}
          label={texts.picker}
          useLabel={texts.use}
          location={values.location}
          point={point}
          onChoose={(chosen) => {
            change(chosen);
            setIsPicking(false);
            form.setFocus('point');
          }}
        />
      )}
      {typed && (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div>
            <Checkbox
              {...register('pointShown')}
              label={labels.pointShown}
              aria-describedby={hintId}
            />
            <p
              id={hintId}
              className="pointer-events-none -mt-1.5 ml-8 text-xs text-muted pointer-coarse:-mt-3"
            >
              {texts.shownHint}
            </p>
          </div>
          {isWide && clearButton}
        </div>
      )}
    </div>
  );
}
