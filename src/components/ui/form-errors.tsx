import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface FormProblemsProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>;
  /** The fields' names on the screen, in the order of the form. */
  labels: Partial<Record<FieldPath<Values>, string>>;
}

/**
 * Takes the focus after an attempt that failed: to the field where one is wrong, else to a summary
 * that leads to each of them. What is wrong with a field is said beside it.
 */
export function FormProblems<Values extends FieldValues>({
  form: { formState, setFocus },
  labels,
}: FormProblemsProps<Values>) {
  const { errors, submitCount, isSubmitting } = formState;
  const summaryRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const message = errors.root?.server?.message;
  // The keys are the fields' names, which Object.entries forgets.
  const entries = Object.entries(labels) as [FieldPath<Values>, string][];
  const faulty = entries.filter(([name]) => errors[name]);
  const isShown = Boolean(message) || faulty.length > 1;

  const showProblem = useEffectEvent(() => {
    const [first] = faulty;
    if (isShown) summaryRef.current?.focus();
    else if (first) setFocus(first[0]);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showProblem();
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
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p id={id} className="font-medium">
          {message ?? `${faulty.length} fields need another look`}
        </p>
        {faulty.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {faulty.map(([name, label]) => (
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
