import { ChevronRight, Search } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { cn } from '#src/lib/class-names.ts';
import { TextInput } from './text-input.tsx';

const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  /** The accessible name: 'Search properties'. */
  label: string;
  /** The fields it searches: 'Place or title'. */
  placeholder: string;
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  /** Called on Enter. Returns true if it handles the text, which is then not sent. */
  onEnter?: (typed: string) => boolean;
  /** Adds a button with an arrow, named by this text. */
  submitLabel?: string;
  input?: ComponentProps<'input'>;
  suggestions?: (typed: string, replaceText: (text: string) => void) => ReactNode;
  /** Whether a landmark is needed; not inside another one. */
  isLandmark?: boolean;
  className?: string;
}

/** A text query, submitted by Enter or by a pause in typing. */
export function SearchField({
  label,
  placeholder,
  value = '',
  onChange,
  onEnter,
  submitLabel,
  input,
  suggestions,
  isLandmark = true,
  className,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const { latest, markSent } = useExternalChange(value, () => setTyped(value));
  const trimmed = typed.trim();

  function send() {
    if (trimmed === latest) return;
    markSent(trimmed);
    onChange(trimmed || undefined);
  }

  function replaceText(text: string) {
    setTyped(text);
    if (text !== latest) markSent(text);
  }

  const sendDebounced = useEffectEvent(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer.
  useEffect(() => {
    const timer = setTimeout(sendDebounced, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);

  const Wrapper = isLandmark ? 'search' : 'div';
  return (
    <Wrapper className={className}>
      <form
        className="relative"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (onEnter?.(trimmed)) markSent(trimmed);
          else send();
        }}
      >
        <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted" />
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={cn('pl-10', submitLabel && 'pr-14')}
          {...input}
        />
        {submitLabel && (
          <button
            type="submit"
            aria-label={submitLabel}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-field bg-brand-fill text-on-brand-fill"
          >
            <ChevronRight className="size-5" />
          </button>
        )}
        {suggestions?.(typed, replaceText)}
      </form>
    </Wrapper>
  );
}

/**
 * For a control whose changes arrive as its prop `value` after a delay. Calls `onExternalChange` if
 * `value` changes to something that the control has not sent, such as after the browser's Back.
 */
function useExternalChange(value: string, onExternalChange: () => void) {
  const [received, setReceived] = useState(value);
  /** Sent values that have not arrived as `value`. */
  const [pending, setPending] = useState<readonly string[]>([]);

  if (value !== received) {
    const index = pending.indexOf(value);
    setReceived(value);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    if (index < 0) onExternalChange();
  }

  return {
    /** The last value that the control sent; without a pending one, `value`. */
    latest: pending.at(-1) ?? received,
    markSent: (sent: string) => setPending((earlier) => [...earlier, sent]),
  };
}
