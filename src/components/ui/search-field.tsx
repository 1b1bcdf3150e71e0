import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { TextInput } from './text-input.tsx';
import { useOutsideChange } from './use-outside-change.ts';

/** How long the hand rests before the results follow what is typed. */
const TYPING_PAUSE_MS = 300;

interface SearchFieldProps {
  /** Names the field: 'Search properties'. */
  label: string;
  /** What it looks through: 'Area, city or title'. */
  placeholder: string;
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  className?: string;
}

/** A text query. Enter searches at once, a pause in typing too. */
export function SearchField({
  label,
  placeholder,
  value = '',
  onChange,
  className,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const { latest, markSent } = useOutsideChange(value, () => setTyped(value));
  const wanted = typed.trim();

  function send() {
    if (wanted === latest) return;
    markSent(wanted);
    onChange(wanted || undefined);
  }

  const sendAfterPause = useEffectEvent(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke starts the pause anew.
  useEffect(() => {
    const pause = setTimeout(sendAfterPause, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);

  return (
    <search className={cn('min-w-0', className)}>
      <form
        className="relative"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted"
        />
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="pl-10"
        />
      </form>
    </search>
  );
}
