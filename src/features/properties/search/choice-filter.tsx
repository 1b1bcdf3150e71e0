import { Select } from '#src/components/ui/form/select.tsx';
import { withChosen } from './property-labels.ts';

interface ChoiceFilterProps {
  /** The name of a control without a visible label. */
  'aria-label'?: string;
  /** The label of the first choice, which filters nothing. */
  anyLabel: string;
  choices: readonly string[];
  value: string | undefined;
  /** A pill that fills with its value, instead of a field. */
  isPill?: boolean;
  onChange: (value: string | undefined) => void;
}

/** A select with one choice or any. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { anyLabel, choices, value, isPill, onChange, ...name } = props;
  const pill = value === undefined ? 'pill' : 'filled-pill';
  return (
    <Select
      {...name}
      shape={isPill ? pill : undefined}
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
