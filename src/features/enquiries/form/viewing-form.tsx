import { useController } from 'react-hook-form';
import {
  type EnquiryReceipt,
  type Viewing,
  ViewingFields,
  viewingWays,
} from '#contract/endpoints/enquiries.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { useSendEnquiry } from '#src/features/enquiries/api/enquiry-mutations.ts';
import * as texts from '#src/features/enquiries/texts.ts';
import { removeTyped } from '#src/lib/device/typed-values.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { ContactInputs, knownContact } from './contact-inputs.tsx';
import { FormEnd, type OwnApps } from './form-end.tsx';
import { typedFields, typedName, useStoreTyped } from './typed-fields.ts';
import { useSentWithForm } from './use-sent-with-form.tsx';
import { ViewingTimes } from './viewing-times.tsx';

const { viewing: viewingTexts, fields: labels } = texts;

interface ViewingFormProps {
  property: string;
  initialMessage: string;
  ownApps: (fields: ViewingFields) => OwnApps;
  onSent: (receipt: EnquiryReceipt, viewing: Viewing) => void;
}

/** Asks for a viewing of a property, in person or by video. */
export function ViewingForm({ property, initialMessage, ownApps, onSent }: ViewingFormProps) {
  const name = typedName('viewing', property);
  const form = useAppForm(ViewingFields, {
    defaultValues: {
      viewing: { by: 'in-person', times: [] },
      message: initialMessage,
      ...knownContact(),
      ...typedFields(name),
    },
    labels: {
      'viewing.times': labels['viewing.times'],
      fullName: labels.fullName,
      phoneNumber: labels.phoneNumber,
      email: labels.email,
      message: labels.message,
    },
  });
  useStoreTyped(name, form.watch);
  const { mutateAsync } = useSendEnquiry();
  const { sentWithForm, trap } = useSentWithForm();
  const { control } = form;
  const by = useController({ control, name: 'viewing.by' }).field;
  const times = useController({ control, name: 'viewing.times' });
  const submit = form.submit(async (fields) => {
    const { data } = await mutateAsync({ ...fields, kind: 'viewing', property, ...sentWithForm() });
    removeTyped(name);
    onSent(data, fields.viewing);
  });
  return (
    <form
      noValidate
      aria-label={viewingTexts.title}
      onSubmit={submit}
      className="relative grid gap-5"
    >
      <FormErrors form={form} />
      <RadioRow
        legend={viewingTexts.way}
        choices={viewingWays.map((value) => {
          return { value, label: viewingTexts.ways[value] };
        })}
        value={by.value}
        onChange={by.onChange}
      />
      <ViewingTimes
        times={times.field.value}
        onChange={times.field.onChange}
        firstRef={times.field.ref}
        error={form.field('viewing.times').error}
      />
      <ContactInputs input={form.input} />
      <Field {...form.field('message')}>
        <TextArea {...form.register('message')} rows={3} />
      </Field>
      {trap}
      <FormEnd
        submitLabel={texts.askForViewing}
        isSending={form.formState.isSubmitting}
        ownApps={() => ownApps(form.getValues())}
      />
    </form>
  );
}
