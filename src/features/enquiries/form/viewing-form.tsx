import { useController } from 'react-hook-form';
import {
  type EnquiryReceipt,
  type Viewing,
  ViewingFields,
  viewingWays,
} from '#contract/endpoints/enquiries.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { useSendEnquiry } from '#src/features/enquiries/api/enquiry-mutations.ts';
import * as texts from '#src/features/enquiries/texts.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { ContactInputs } from './contact-inputs.tsx';
import type { OwnApps } from './own-apps.ts';
import { SentForm } from './sent-form.tsx';
import { typedFields, typedName } from './typed-fields.ts';
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
      ...typedFields(name),
    },
    labels,
  });
  const { mutateAsync } = useSendEnquiry();
  const { control } = form;
  const by = useController({ control, name: 'viewing.by' }).field;
  const times = useController({ control, name: 'viewing.times' });
  return (
    <SentForm
      form={form}
      name={name}
      label={viewingTexts.title}
      send={(fields, sentWithForm) =>
        mutateAsync({ ...fields, kind: 'viewing', property, ...sentWithForm })
      }
      onSent={(receipt, { viewing }) => onSent(receipt, viewing)}
      submitLabel={texts.askForViewing}
      ownApps={() => ownApps(form.getValues())}
    >
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
    </SentForm>
  );
}
