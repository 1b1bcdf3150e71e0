import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cancel } from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';

interface AccountFormProps<Values extends FieldValues> {
  form: ComponentProps<typeof FormErrors<Values>>['form'];
  texts: { label: string; submit: string };
  onSubmit: () => void;
  /** In a section of a page, the button is as wide as its label. */
  isSection?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { form, texts, onSubmit, isSection, onCancel, children } = props;
  return (
    <form noValidate aria-label={texts.label} onSubmit={onSubmit} className="grid max-w-md gap-5">
      <FormErrors form={form} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          isBusy={form.formState.isSubmitting}
          className={isSection ? undefined : 'w-full'}
        >
          {texts.submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
