import { Mail } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { EnquiryReceipt } from '#contract/endpoints/enquiries.ts';
import { Button } from '#src/components/ui/button.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import * as texts from '#src/features/enquiries/texts.ts';
import { removeTyped, storeTyped } from '#src/lib/device/typed-values.ts';
import { paths } from '#src/lib/paths.ts';
import type { useAppForm } from '#src/lib/use-app-form.ts';
import type { OwnApps } from './own-apps.ts';

interface SentFormProps<Input extends FieldValues, Output> {
  form: ReturnType<typeof useAppForm<Input, Output>>;
  /** The typed values are stored by this name until they are sent. */
  name: string;
  label: string;
  /** `sentWithForm` are the note on personal data, and values that tell programs from people. */
  send: (
    fields: Output,
    sentWithForm: { consent: string; website: string; openedMs: number },
  ) => Promise<{ data: EnquiryReceipt }>;
  onSent: (receipt: EnquiryReceipt, fields: Output) => void;
  submitLabel: string;
  /** Links that send the typed text by WhatsApp or email. */
  ownApps?: () => OwnApps;
  children: ReactNode;
}

/** The fields, the note on personal data, the button that sends, and the other ways. */
export function SentForm<Input extends FieldValues, Output>(props: SentFormProps<Input, Output>) {
  const { form, name, ownApps } = props;
  const { watch } = form;
  const [openedAt] = useState(() => performance.now());
  const trapRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const subscription = watch((values) => storeTyped(name, values));
    return () => subscription.unsubscribe();
  }, [name, watch]);
  const submit = form.submit(async (fields) => {
    const { data } = await props.send(fields, {
      consent: texts.consent,
      website: trapRef.current?.value ?? '',
      openedMs: performance.now() - openedAt,
    });
    removeTyped(name);
    props.onSent(data, fields);
  });
  return (
    <form noValidate aria-label={props.label} onSubmit={submit} className="relative grid gap-5">
      <FormErrors form={form} />
      {props.children}
      {/* Hidden: only programs fill it in. */}
      <div aria-hidden="true" className="absolute size-0 overflow-hidden">
        <label>
          {texts.website}
          <input ref={trapRef} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-xs text-muted">
        {texts.consent}{' '}
        <Link to={paths.privacy.href()} target="_blank" className="underline underline-offset-3">
          {texts.privacy}
        </Link>
      </p>
      <div className="grid gap-3">
        <Button
          type="submit"
          isBusy={form.formState.isSubmitting}
          className="max-sm:w-full sm:justify-self-start"
        >
          {props.submitLabel}
        </Button>
        {ownApps && (
          <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
            {texts.orByYourself}
            <span className="-ml-1 flex max-sm:-ml-3">
              <Button
                variant="ghost"
                size="sm"
                onClick={() => window.open(ownApps().whatsapp, '_blank', 'noopener')}
              >
                <WhatsAppIcon />
                {texts.whatsapp}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => window.location.assign(ownApps().email)}
              >
                <Mail />
                {texts.email}
              </Button>
            </span>
          </p>
        )}
      </div>
    </form>
  );
}
