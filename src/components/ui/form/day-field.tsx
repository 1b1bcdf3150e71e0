import { useState } from 'react';
import { readableDate } from '#src/lib/dates.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface DayFieldProps {
  label: string;
  /** Such as 2026-11-20. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  hint?: string;
}

/**
 * A day, applied as soon as its year is complete. It is below in words, too: browsers show it in the
 * order of their own language.
 */
export function DayField({ label, value = '', onChange, hint }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();

  function change(day: string) {
    setTyped(day);
    // While 2026 is typed, the year is 0002, 0020 and 0202.
    if (day === '' || day >= '1000') onChange(day || undefined);
  }

  return (
    <Field label={label} hint={[readableDate(value, 'longDay'), hint].filter(Boolean).join('. ')}>
      <TextInput
        type="date"
        value={typed ?? value}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
        className="tabular-nums"
      />
    </Field>
  );
}
