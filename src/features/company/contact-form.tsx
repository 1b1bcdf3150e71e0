import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextArea, TextInput } from '#src/components/ui/form/text-input.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import {
  ContactFields,
  type Enquiry,
  emailMessageHref,
  initialMessage,
  whatsappMessageHref,
} from './contact-message.ts';

/** Opens a WhatsApp message or an email for the visitor to send; makes no request. */
export function ContactForm({ enquiry }: { enquiry?: Enquiry }) {
  const [openedIn, setOpenedIn] = useState<string>();
  const { register, handleSubmit, formState } = useAppForm(ContactFields, {
    defaultValues: { fullName: '', phoneNumber: '', message: initialMessage(enquiry) },
    shouldFocusError: true,
  });
  const { errors } = formState;

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
      aria-label="Write to us"
      onSubmit={open('WhatsApp', whatsappMessageHref)}
      className="grid gap-5"
    >
      <Field label="Full name" error={errors.fullName?.message}>
        <TextInput {...register('fullName')} autoComplete="name" />
      </Field>
      <Field label="Phone number" error={errors.phoneNumber?.message}>
        <TextInput {...register('phoneNumber')} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Message" error={errors.message?.message}>
        <TextArea {...register('message')} rows={6} />
      </Field>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button type="submit" size="lg">
          <WhatsAppIcon />
          Send on WhatsApp
        </Button>
        <Button variant="secondary" size="lg" onClick={open('your email app', emailMessageHref)}>
          <Mail aria-hidden="true" />
          Send by email
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {openedIn
          ? `Your message is ready in ${openedIn}. Send it there to reach us.`
          : 'Your message opens in your own app, so you can read it before you send it.'}
      </p>
    </form>
  );
}
