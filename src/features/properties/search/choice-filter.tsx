import { Select } from '#src/components/ui/select.tsx';
import { withChosen } from './property-labels.ts';

interface ChoiceFilterProps {
  /** Names the control where no label stands above it. */
  'aria-label'?: string;
  /** What the first choice says, which filters nothing. */
  anyLabel: string;
  choices: readonly string[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One choice out of a list, or any. */
export function ChoiceFilter({ anyLabel, choices, value, onChange, ...name }: ChoiceFilterProps) {
  return (
    <Select
      {...name}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{anyLabel}</option>
      {withChosen(choices, value).map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
}
