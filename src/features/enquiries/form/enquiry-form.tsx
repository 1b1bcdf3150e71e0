import { EnquiryFields, type EnquiryReceipt } from '#contract/endpoints/enquiries.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { useSendEnquiry } from '#src/features/enquiries/api/enquiry-mutations.ts';
import * as texts from '#src/features/enquiries/texts.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { ContactInputs } from './contact-inputs.tsx';
import type { OwnApps } from './own-apps.ts';
import { SentForm } from './sent-form.tsx';
import { typedFields, typedName } from './typed-fields.ts';

const { fullName, phoneNumber, email, message } = texts.fields;

interface EnquiryFormProps {
  kind: 'message' | 'search';
  initialMessage: string;
  /** Id of the property that the message is about. */
  property?: string;
  /** The query of the listings' address. */
  search?: string;
  /** Messages that a press puts in place of the initial one, or before what was typed. */
  questions?: readonly { label: string; message: string }[];
  /** The heading of the questions; without it the group has a hidden one. */
  questionsLegend?: string;
  ownApps: (fields: EnquiryFields) => OwnApps;
  /** Whether the page has ways to write beside the form, which then offers them after a failure alone. */
  hasWaysBeside?: boolean;
  onSent: (receipt: EnquiryReceipt) => void;
}

/** A message to the company, about a property, a search or anything. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, property, search, questions, questionsLegend, ownApps, onSent } = props;
  const name = typedName(kind, property ?? search);
  const form = useAppForm(EnquiryFields, {
    defaultValues: { message: props.initialMessage, ...typedFields(name) },
    labels: { message, fullName, phoneNumber, email },
  });
  const { mutateAsync } = useSendEnquiry();
  const offersOwnApps = !props.hasWaysBeside || form.formState.errors.root !== undefined;

  function startWith(question: string) {
    const written = form.getValues('message').trim();
    const isTyped = ![props.initialMessage, ...(questions ?? []).map(({ message }) => message)]
      .map((text) => text.trim())
      .includes(written);
    const message = written && isTyped ? `${question.trim()}\n\n${written}` : question;
    form.setValue('message', message, { shouldValidate: true });
    form.setFocus('message');
  }

  return (
    <SentForm
      form={form}
      name={name}
      label={kind === 'search' ? texts.search.title : texts.message.formLabel}
      send={(fields, sentWithForm) =>
        mutateAsync({ ...fields, kind, property, search, ...sentWithForm })
      }
      onSent={onSent}
      submitLabel={kind === 'search' ? texts.sendRequest : texts.send}
      ownApps={offersOwnApps ? () => ownApps(form.getValues()) : undefined}
    >
      {questions && (
        <fieldset className="min-w-0">
          <legend className={questionsLegend ? 'mb-2 text-sm font-medium' : 'sr-only'}>
            {questionsLegend ?? texts.message.questions}
          </legend>
          <ul className="flex flex-wrap gap-2">
            {questions.map(({ label, message: question }) => (
              <li key={label} className="shrink-0">
                <button
                  type="button"
                  onClick={() => startWith(question)}
                  className="inline-flex h-8 items-center rounded-full border border-hairline bg-surface px-3 text-sm hover:border-brand hover:text-brand pointer-coarse:h-11"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Field {...form.field('message')}>
        <TextArea {...form.register('message')} rows={5} className="max-md:h-24" />
      </Field>
      <ContactInputs input={form.input} />
    </SentForm>
  );
}
