import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import * as texts from '#src/components/texts.ts';

interface FormErrorsProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'> & {
    labels: Partial<Record<FieldPath<Values>, string>>;
  };
}

/**
 * Moves the focus after a failed submit: to the only invalid field, or else to a summary above the
 * form that links to each of them. `<Field>` shows the error of a single field.
 */
export function FormErrors<Values extends FieldValues>({ form }: FormErrorsProps<Values>) {
  const { labels, setFocus } = form;
  const { errors, submitCount, isSubmitting } = form.formState;
  const summaryRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const message = errors.root?.server?.message;
  // Object.entries widens the keys, which are field names, to string.
  const entries = Object.entries(labels) as [FieldPath<Values>, string][];
  const invalid = entries.filter(([name]) => get(errors, name));
  const isShown = Boolean(message) || invalid.length > 1;

  const focusError = useEffectEvent(() => {
    const [first] = invalid;
    if (isShown) summaryRef.current?.focus();
    else if (first) setFocus(first[0]);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusError();
  }, [submitCount, isSubmitting]);

  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={summaryRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="flex gap-3 rounded-card bg-danger-soft p-4 text-sm text-danger"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p id={id} className="font-medium">
          {message ?? texts.checkFields(invalid.length)}
        </p>
        {invalid.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {invalid.map(([name, label]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => setFocus(name)}
                  className="min-h-6 underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
