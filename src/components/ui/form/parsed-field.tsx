import { type ReactNode, useState } from 'react';
import { stillApplies } from '#src/components/texts.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface ParsedFieldProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Undefined for invalid text. */
  parse: (typed: string) => number | undefined;
  format: (value: number) => string;
  /** Shown for invalid text. */
  error: string;
  hint?: ReactNode;
  placeholder?: string;
}

/** A typed number, applied on Enter and on blur. */
export function ParsedField(props: ParsedFieldProps) {
  const { label, value, onChange, parse, format, error, hint, placeholder } = props;
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && typed.trim() !== '' && parse(typed) === undefined;
  const errorText = value === undefined ? error : `${error} ${stillApplies(format(value))}`;

  function commit() {
    if (typed === undefined || isInvalid) return;
    setTyped(undefined);
    const next = parse(typed);
    if (next !== value) onChange(next);
  }

  return (
    <Field label={label} hint={hint} error={isInvalid ? errorText : undefined}>
      <TextInput
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? (value === undefined ? '' : format(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className="tabular-nums"
      />
    </Field>
  );
}
