import { type ReactNode, useState } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { MAX_NAIRA } from '#contract/search/property-search-url.ts';
import { stillApplies } from '#src/components/texts.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import * as texts from './texts.ts';

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Shown for invalid text. */
  error: string;
  hint?: ReactNode;
  placeholder?: string;
}

interface PriceFieldProps extends Omit<NumberFieldProps, 'error'> {
  /** In naira. */
  min?: number;
  max?: number;
  error?: string;
}

/** A typed price such as 50m, 1.2bn or ₦85,000,000. */
export function PriceField(props: PriceFieldProps) {
  const { min = 1, max = MAX_NAIRA, error = texts.invalidPrice, ...field } = props;
  function parse(typed: string): number | undefined {
    const price = parseNaira(typed);
    return price !== null && price >= min && price <= max ? price : undefined;
  }

  return <ParsedField {...field} parse={parse} format={formatNaira} error={error} />;
}

interface BoundedFieldProps extends NumberFieldProps {
  min: number;
  max: number;
  /** Digits after the point. */
  decimals?: number;
}

/** A typed number within bounds, such as an age or a percentage. */
export function NumberField({ min, max, decimals = 0, ...field }: BoundedFieldProps) {
  function parse(typed: string): number | undefined {
    const number = Number(typed.replace(/[\s,%]/g, '') || Number.NaN);
    const isInBounds = number >= min && number <= max;
    return isInBounds && Number(number.toFixed(decimals)) === number ? number : undefined;
  }

  return <ParsedField {...field} parse={parse} format={formatNumber} />;
}

interface ParsedFieldProps extends NumberFieldProps {
  /** Undefined for invalid text. */
  parse: (typed: string) => number | undefined;
  format: (value: number) => string;
}

/** Applied on Enter and on blur. */
function ParsedField(props: ParsedFieldProps) {
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
