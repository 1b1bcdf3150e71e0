import { useId } from 'react';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { MAX_NOTE_LENGTH } from './notes-store.ts';
import * as texts from './texts.ts';

interface NoteFieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** The focus has left the note, which can be stored. */
  onLeave: () => void;
  /** The note can be stored, and the focus belongs to what opens it again. */
  onFinish: () => void;
}

/** A note while it is written. Stays open while its text is too long, because that is not stored. */
export function NoteField({ label, text, onChange, onLeave, onFinish }: NoteFieldProps) {
  const id = useId();
  const isTooLong = text.length > MAX_NOTE_LENGTH;

  function finish() {
    if (!isTooLong) onFinish();
  }

  return (
    <div className="relative -mx-1 contain-inline-size">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* As high as the closed note, so that little moves when a press elsewhere closes it. */}
      <textarea
        id={id}
        rows={2}
        className="block field-sizing-content max-h-60 min-h-9 w-full resize-y rounded-field bg-transparent py-2 pr-13 pl-1 outline-offset-0 text-base md:text-sm supports-[field-sizing:content]:resize-none pointer-coarse:min-h-11"
        value={text}
        placeholder={texts.notePlaceholder}
        aria-invalid={isTooLong}
        aria-describedby={`${id}error`}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that opened it.
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && finish()}
        onBlur={() => !isTooLong && onLeave()}
      />
      <button
        type="button"
        tabIndex={-1}
        // Keeps the focus in the field, whose blur would remove this button before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={finish}
        className="absolute top-0 right-1 h-9 text-sm font-medium text-brand print:hidden pointer-coarse:h-11"
      >
        {texts.noteDone}
      </button>
      <div aria-live="polite">
        {isTooLong && (
          <FieldError id={`${id}error`}>
            {texts.noteTooLong(MAX_NOTE_LENGTH, text.length - MAX_NOTE_LENGTH)}
          </FieldError>
        )}
      </div>
    </div>
  );
}
