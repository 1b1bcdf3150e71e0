import { EnquiryFields, type EnquiryReceipt } from '#contract/endpoints/enquiries.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { useSendEnquiry } from '#src/features/enquiries/api/enquiry-mutations.ts';
import * as texts from '#src/features/enquiries/texts.ts';
import { removeTyped } from '#src/lib/device/typed-values.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { ContactInputs, knownContact } from './contact-inputs.tsx';
import { FormEnd, type OwnApps } from './form-end.tsx';
import { typedFields, typedName, useStoreTyped } from './typed-fields.ts';
import { useSentWithForm } from './use-sent-with-form.tsx';

const { fullName, phoneNumber, email, message } = texts.fields;

export interface EnquiryFormProps {
  kind: 'message' | 'search';
  initialMessage: string;
  /** Id of the property that the message is about. */
  property?: string;
  /** The query of the listings' address. */
  search?: string;
  /** Messages that a press puts in place of the initial one. */
  questions?: readonly { label: string; message: string }[];
  ownApps: (fields: EnquiryFields) => OwnApps;
  /** Whether the page has ways to write beside the form, which then offers them after a failure alone. */
  hasWaysBeside?: boolean;
  onSent: (receipt: EnquiryReceipt) => void;
}

/** A message to the company, about a property, a search or anything. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, property, search, questions, ownApps, onSent } = props;
  const name = typedName(kind, property ?? search);
  const form = useAppForm(EnquiryFields, {
    defaultValues: { message: props.initialMessage, ...knownContact(), ...typedFields(name) },
    labels: { message, fullName, phoneNumber, email },
  });
  useStoreTyped(name, form.watch);
  const { mutateAsync } = useSendEnquiry();
  const { sentWithForm, trap } = useSentWithForm();
  const submit = form.submit(async (fields) => {
    const { data } = await mutateAsync({ ...fields, kind, property, search, ...sentWithForm() });
    removeTyped(name);
    onSent(data);
  });
  const offersOwnApps = !props.hasWaysBeside || form.formState.errors.root !== undefined;
  return (
    <form
      noValidate
      aria-label={kind === 'search' ? texts.search.title : texts.message.formLabel}
      onSubmit={submit}
      className="relative grid gap-5"
    >
      <FormErrors form={form} />
      <Field {...form.field('message')}>
        <TextArea {...form.register('message')} rows={5} className="max-md:h-28" />
      </Field>
      {questions && (
        <ul aria-label={texts.message.questions} className="-mt-2 flex flex-wrap gap-2">
          {questions.map(({ label, message: question }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => form.setValue('message', question, { shouldValidate: true })}
                className="inline-flex h-8 items-center rounded-full border border-hairline bg-surface px-3 text-sm hover:border-brand hover:text-brand pointer-coarse:h-11"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ContactInputs input={form.input} />
      {trap}
      <FormEnd
        submitLabel={kind === 'search' ? texts.sendRequest : texts.send}
        isSending={form.formState.isSubmitting}
        ownApps={offersOwnApps ? () => ownApps(form.getValues()) : undefined}
      />
    </form>
  );
}
