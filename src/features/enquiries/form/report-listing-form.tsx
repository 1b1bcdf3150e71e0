import { type EnquiryReceipt, ReportFields } from '#contract/endpoints/enquiries.ts';
import { Field, FieldError } from '#src/components/ui/form/field.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { useSendReport } from '#src/features/enquiries/api/enquiry-mutations.ts';
import * as texts from '#src/features/enquiries/texts.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { ContactInputs } from './contact-inputs.tsx';
import type { OwnApps } from './own-apps.ts';
import { SentForm } from './sent-form.tsx';
import { typedFields, typedName } from './typed-fields.ts';

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
    defaultValues: { reason: '', details: '', ...typedFields(name) },
    labels,
  });
  const { mutateAsync } = useSendReport();
  const reasonError = form.field('reason').error && report.reasonRequired;
  return (
    <SentForm
      form={form}
      name={name}
      label={report.title}
      send={({ reason, details, ...contact }, sentWithForm) => {
        const message = messageOf({ reason, details });
        return mutateAsync({ ...contact, message, property, ...sentWithForm });
      }}
      onSent={onSent}
      submitLabel={texts.sendReport}
      ownApps={() => ownApps(messageOf(form.getValues()))}
    >
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
    </SentForm>
  );
}

function messageOf({ reason, details }: Pick<ReportFields, 'reason' | 'details'>): string {
  return [reason, details].filter(Boolean).join('. ');
}
