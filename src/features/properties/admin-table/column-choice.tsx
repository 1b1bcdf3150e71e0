import { Columns3 } from 'lucide-react';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import {
  type ColumnName,
  columnNames,
  defaultColumns,
  propertyColumns,
} from './property-columns.tsx';
import { quietButtonClass } from './quiet-button.ts';
import * as texts from './texts.ts';

interface ColumnChoiceProps {
  chosen: readonly ColumnName[];
  onChange: (change: (chosen: readonly ColumnName[]) => readonly ColumnName[]) => void;
}

/** The choice of columns; the title is always shown. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  function toggle(name: ColumnName) {
    onChange((current) =>
      columnNames.filter((other) => {
        const isShown = current.includes(other);
        return other === name ? !isShown : isShown;
      }),
    );
  }

  return (
    <Popover
      label={texts.columns.label}
      button={{
        title: texts.columns.label,
        className: quietButtonClass,
        children: (
          <>
            <Columns3 aria-hidden="true" />
            <span className="max-lg:sr-only">{texts.columns.label}</span>
          </>
        ),
      }}
      reset={{ label: texts.columns.reset, onClick: () => onChange(() => defaultColumns) }}
      panelClassName="right-0 w-64"
    >
      <div className="px-4 py-2">
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            label={propertyColumns[name].label}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </Popover>
  );
}
