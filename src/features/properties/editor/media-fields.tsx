import { videoOf } from '#contract/property/video.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { FormSection, hasSection } from './form-section.tsx';
import { FloorPlanField } from './images/floor-plan-field.tsx';
import type { Images } from './images/use-images.ts';
import * as texts from './texts.ts';
import { type FieldInputsProps, useFieldProps } from './use-field-props.ts';

interface MediaFieldsProps extends FieldInputsProps {
  images: Images;
  isBusy: boolean;
}

/** What shows a home beside its photos, for the APIs that have it. */
export function MediaFields({ form, stored, images, isBusy }: MediaFieldsProps) {
  const { values, fieldProps } = useFieldProps({ form, stored });
  if (!hasSection('media', values)) return null;
  const video = videoOf(values.videoUrl);

  /** Shows the link as it is stored. */
  function readLink() {
    const url = videoOf(form.getValues('videoUrl'))?.url;
    if (url) form.setValue('videoUrl', url, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormSection name="media">
      {hasCapability('floor-plans') && <FloorPlanField images={images} isBusy={isBusy} />}
      {hasCapability('video') && (
        <Field
          {...fieldProps('videoUrl')}
          hint={video ? texts.video.readAs(video.host) : texts.video.hint}
        >
          <TextInput
            {...form.register('videoUrl', { onBlur: readLink })}
            inputMode="url"
            autoComplete="off"
            readOnly={isBusy}
          />
        </Field>
      )}
    </FormSection>
  );
}
