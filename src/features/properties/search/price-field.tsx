import { useState } from 'react';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { number } from '#contract/rules/number-rules.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import * as texts from './texts.ts';

interface PriceFieldProps {
  label: string;
  placeholder: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A typed price such as 50m, 1.2bn or ₦85,000,000, applied on Enter and on blur. */
export function PriceField({ label, placeholder, value, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && typed.trim() !== '' && priceOf(typed) === undefined;

  function commit() {
    if (typed === undefined || isInvalid) return;
    setTyped(undefined);
    const next = priceOf(typed);
    if (next !== value) onChange(next);
  }

  return (
    <Field label={label} error={isInvalid ? texts.invalidPrice : undefined}>
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

const price = number('Price', { min: 1 });

function priceOf(typed: string): number | undefined {
  return price.safeParse(parseNaira(typed)).data;
}
