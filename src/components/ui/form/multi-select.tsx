import { ChevronDown } from 'lucide-react';
import * as texts from '#src/components/texts.ts';
import { Popover } from '#src/components/ui/popover.tsx';
import { Checkbox } from './checkbox.tsx';
import { controlVariants, useFieldControl } from './control.ts';

interface MultiSelectProps {
  /** The accessible name of the list of choices. */
  label: string;
  choices: readonly string[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** The text of the closed control while nothing is selected. */
  placeholder: string;
}

export function MultiSelect({ label, choices, selected, onChange, placeholder }: MultiSelectProps) {
  const control = useFieldControl({});

  function toggle(choice: string) {
    onChange(
      selected.includes(choice)
        ? selected.filter((other) => other !== choice)
        : [...selected, choice],
    );
  }

  return (
    <Popover
      label={label}
      button={{
        ...control,
        className: controlVariants({ variant: 'button' }),
        children: (
          <>
            <span className="truncate">
              {selected.length > 0 ? selected.join(', ') : placeholder}
            </span>
            <ChevronDown className="-mr-0.5 size-4 shrink-0 text-muted" />
          </>
        ),
      }}
      reset={{ label: texts.clear, disabled: selected.length === 0, onClick: () => onChange([]) }}
      panelClassName="right-0 left-0 max-h-96! min-w-64"
    >
      <div className="px-4 py-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choice}
            checked={selected.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
    </Popover>
  );
}
