import { useState } from 'react';
import { formatNaira, parseNaira } from '#contract/naira.ts';
import { Field } from '#src/components/ui/field.tsx';
import { TextInput } from '#src/components/ui/text-input.tsx';

interface PriceFieldProps {
  label: string;
  /** Shown while there is no bound. */
  placeholder: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A price as people type it: 50m, 1.2bn or ₦85,000,000. It counts on Enter or when one leaves. */
export function PriceField({ label, placeholder, value, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isUnreadable = typed !== undefined && typed.trim() !== '' && parseNaira(typed) === null;

  function commit() {
    if (typed === undefined || isUnreadable) return;
    setTyped(undefined);
    const price = parseNaira(typed) || undefined;
    if (price !== value) onChange(price);
  }

  return (
    <Field
      label={label}
      error={isUnreadable ? 'Write a price such as 50m or ₦85,000,000.' : undefined}
    >
      <TextInput
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? (value === undefined ? '' : formatNaira(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className="tabular-nums"
      />
    </Field>
  );
}
