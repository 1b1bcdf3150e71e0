import { Mail } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { personName, phoneNumber, text } from '#contract/rules/field-rules.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextField } from '#src/components/ui/form/text-field.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { form, message as messageTexts } from './texts.ts';

export const ContactFields = z.object({
  fullName: personName(form.fullName),
  phoneNumber: phoneNumber(),
  message: text(form.message, { min: 10, max: 1000, accepts: 'anything' }),
});
export type ContactFields = z.infer<typeof ContactFields>;

/** The property that the message is about. */
export interface Enquiry {
  /** Missing if the property could not be loaded. */
  title?: string;
  reference: string;
  url: string;
}

/** Opens a WhatsApp message or an email for the visitor to send; makes no request. */
export function ContactForm({ enquiry }: { enquiry?: Enquiry }) {
  const [openedIn, setOpenedIn] = useState<string>();
  const { register, field, input, handleSubmit } = useAppForm(ContactFields, {
    defaultValues: { fullName: '', phoneNumber: '', message: initialMessage(enquiry) },
    labels: form,
    shouldFocusError: true,
  });

  function open(app: string, hrefOf: typeof whatsappMessageHref) {
    return handleSubmit((fields) => {
      const href = hrefOf(fields, enquiry);
      if (href.startsWith('mailto:')) window.location.assign(href);
      else window.open(href, '_blank', 'noopener');
      setOpenedIn(app);
    });
  }

  return (
    <form
      noValidate
      aria-label={form.label}
      onSubmit={open(form.whatsapp, whatsappMessageHref)}
      className="grid gap-5"
    >
      <TextField {...input('fullName')} autoComplete="name" />
      <TextField {...input('phoneNumber')} type="tel" autoComplete="tel" />
      <Field {...field('message')}>
        <TextArea {...register('message')} rows={6} className="max-md:h-24" />
      </Field>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button type="submit">
          <WhatsAppIcon />
          {form.sendOnWhatsapp}
        </Button>
        <Button variant="secondary" onClick={open(form.emailApp, emailMessageHref)}>
          <Mail />
          {form.sendByEmail}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {openedIn ? form.opened(openedIn) : form.explanation}
      </p>
    </form>
  );
}

export function initialMessage(enquiry: Enquiry | undefined): string {
  if (!enquiry) return '';
  const { title, reference } = enquiry;
  const { property, propertyWithoutTitle } = messageTexts;
  return messageTexts.enquiry(title ? property(title, reference) : propertyWithoutTitle(reference));
}

export function whatsappMessageHref(fields: ContactFields, enquiry?: Enquiry): string {
  return whatsappHref(messageText(fields, enquiry));
}

export function emailMessageHref(fields: ContactFields, enquiry?: Enquiry): string {
  const subject = enquiry
    ? [enquiry.title, `(${enquiry.reference})`].filter(Boolean).join(' ')
    : messageTexts.subject(fields.fullName);
  const body = messageText(fields, enquiry);
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function messageText({ fullName, phoneNumber, message }: ContactFields, enquiry?: Enquiry) {
  const lines = [message, '', fullName, phoneNumber];
  return (enquiry ? [...lines, enquiry.url] : lines).join('\n');
}
