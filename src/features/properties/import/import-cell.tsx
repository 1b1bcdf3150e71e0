import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlVariants } from '#src/components/ui/form/control.ts';
import { cn } from '#src/lib/class-names.ts';
import { rowsTable as texts } from './texts.ts';

/** Longer cells are edited in several lines. */
const LONG_TEXT = 60;

interface ImportCellProps {
  /** For screen readers: 'Price of row 12'. */
  name: string;
  value: string;
  /** What the text is read as, if that differs. */
  readAs: string | undefined;
  problems: readonly string[];
  isError: boolean;
  isReadOnly: boolean;
  onSave: (text: string) => Promise<unknown>;
}

/** A cell of a row, which turns into a field when it is selected. Enter saves, Escape does not. */
export function ImportCell(props: ImportCellProps) {
  const { name, value, readAs, problems, isError, isReadOnly, onSave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const id = useId();

  useEffect(() => {
    const isEditing = typed !== null;
    // The field is gone, and with it the focus.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) {
      buttonRef.current?.focus({ preventScroll: true });
    }
    wasEditing.current = isEditing;
  }, [typed]);

  async function save() {
    if (typed === null || isSaving) return;
    if (typed.trim() === value.trim()) return setTyped(null);
    setIsSaving(true);
    // A failure is toasted, and the text stays to be saved again.
    const isSaved = await onSave(typed).then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (isSaved) setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  }

  const message = problems.length > 0 && (
    <span
      id={`${id}problem`}
      className={cn(
        'mt-0.5 block text-xs wrap-break-word first-letter:uppercase',
        isError ? 'text-danger' : 'text-warning',
      )}
    >
      {problems.join('; ')}
    </span>
  );
  const shown = value === '' ? <span className="text-muted italic">{texts.empty}</span> : value;
  const read = readAs && <span className="mt-0.5 block text-xs text-muted">{readAs}</span>;

  if (isReadOnly) {
    return (
      <span className="block min-w-0">
        <span className="line-clamp-3 wrap-break-word">{shown}</span>
        {read}
        {message}
      </span>
    );
  }
  if (typed !== null) {
    const field = {
      'aria-label': name,
      'aria-describedby': message ? `${id}problem` : undefined,
      'aria-busy': isSaving,
      autoFocus: true,
      value: typed,
      onKeyDown,
      onBlur: () => void save(),
    };
    return (
      <span className="block min-w-0">
        {value.length > LONG_TEXT ? (
          <textarea
            {...field}
            rows={5}
            onChange={({ target }) => setTyped(target.value)}
            className={controlVariants({ variant: 'area' })}
          />
        ) : (
          <input
            {...field}
            onChange={({ target }) => setTyped(target.value)}
            className={controlVariants()}
          />
        )}
        {message}
      </span>
    );
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`${name}: ${value || texts.empty}`}
      aria-describedby={message ? `${id}problem` : undefined}
      onClick={() => setTyped(value)}
      className={cn(
        '-mx-1.5 block min-h-6 max-w-full min-w-0 rounded-sm px-1.5 py-0.5 text-left hover:bg-brand-soft',
        'max-lg:my-0.5 max-lg:min-h-11 max-lg:py-2.5',
        problems.length > 0 && isError && 'bg-danger-soft',
        problems.length > 0 && !isError && 'bg-warning-soft',
      )}
    >
      <span className="line-clamp-3 wrap-break-word">{shown}</span>
      {read}
      {message}
    </button>
  );
}
