import { type EnquiryReceipt, ReportFields } from '#contract/endpoints/enquiries.ts';
import { Field, FieldError } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { useSendReport } from '#src/features/enquiries/api/enquiry-mutations.ts';
import * as texts from '#src/features/enquiries/texts.ts';
import { removeTyped } from '#src/lib/device/typed-values.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { ContactInputs, knownContact } from './contact-inputs.tsx';
import { FormEnd, type OwnApps } from './form-end.tsx';
import { typedFields, typedName, useStoreTyped } from './typed-fields.ts';
import { useSentWithForm } from './use-sent-with-form.tsx';

const { report, fields: labels } = texts;

interface ReportListingFormProps {
  property: string;
  ownApps: (message: string) => OwnApps;
  onSent: (receipt: EnquiryReceipt) => void;
}

/** A report of a listing. Only the reason is required. */
export function ReportListingForm({ property, ownApps, onSent }: ReportListingFormProps) {
  const name = typedName('report', property);
  const form = useAppForm(ReportFields, {
    defaultValues: { reason: '', details: '', ...knownContact(), ...typedFields(name) },
    labels: {
      reason: labels.reason,
      details: labels.details,
      fullName: labels.fullName,
      phoneNumber: labels.phoneNumber,
      email: labels.email,
    },
  });
  useStoreTyped(name, form.watch);
  const { mutateAsync } = useSendReport();
  const { sentWithForm, trap } = useSentWithForm();
  const reasonError = form.field('reason').error && report.reasonRequired;
  const submit = form.submit(async ({ reason, details, ...contact }) => {
    const message = messageOf({ reason, details });
    const { data } = await mutateAsync({ ...contact, message, property, ...sentWithForm() });
    removeTyped(name);
    onSent(data);
  });
  return (
    <form noValidate aria-label={report.title} onSubmit={submit} className="relative grid gap-5">
      <FormErrors form={form} />
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{labels.reason}</legend>
        <div className="mt-1">
          {report.reasons.map((reason) => (
            <label
              key={reason}
              className="flex min-h-9 items-center gap-3 text-sm pointer-coarse:min-h-11"
            >
              <input
                {...form.register('reason')}
                type="radio"
                value={reason}
                className="size-5 accent-brand-fill"
              />
              {reason}
            </label>
          ))}
        </div>
        <div aria-live="polite">
          {reasonError && <FieldError id="report-reason-error">{reasonError}</FieldError>}
        </div>
      </fieldset>
      <Field {...form.field('details')} isOptional>
        <TextArea {...form.register('details')} rows={3} />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-3 text-sm font-medium">{report.contact}</legend>
        <ContactInputs input={form.input} isOptional />
      </fieldset>
      {trap}
      <FormEnd
        submitLabel={texts.sendReport}
        isSending={form.formState.isSubmitting}
        ownApps={() => ownApps(messageOf(form.getValues()))}
      />
    </form>
  );
}

function messageOf({ reason, details }: Pick<ReportFields, 'reason' | 'details'>): string {
  return [reason, details].filter(Boolean).join('. ');
}
