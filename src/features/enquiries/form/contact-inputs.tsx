import type { ComponentProps } from 'react';
import { TextField } from '#src/components/ui/form/text-field.tsx';
import * as texts from '#src/features/enquiries/texts.ts';

type ContactName = 'fullName' | 'phoneNumber' | 'email';

interface ContactInputsProps {
  input: (name: ContactName, options?: { deps: 'phoneNumber' }) => ComponentProps<typeof TextField>;
  isOptional?: boolean;
}

/** Name, phone number and email, of which one way to reply is enough. */
export function ContactInputs({ input, isOptional }: ContactInputsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField {...input('fullName')} autoComplete="name" isOptional={isOptional} />
      </div>
      <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
        {!isOptional && (
          <legend className="mb-3 text-sm text-muted">
            <span className="font-medium text-ink">{texts.howToReply}</span> {texts.eitherWay}
          </legend>
        )}
        <TextField
          {...input('phoneNumber')}
          type="tel"
          autoComplete="tel"
          isOptional={isOptional}
        />
        <TextField
          // The phone number is not required once this is filled in.
          {...input('email', { deps: 'phoneNumber' })}
          type="email"
          autoComplete="email"
          isOptional={isOptional}
        />
      </fieldset>
    </div>
  );
}
