import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Columns3, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BYTE_ORDER_MARK } from '#contract/rules/csv-text.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { quietButtonClass } from '#src/components/ui/table/quiet-button.ts';
import { everyProperty } from '#src/features/properties/api/every-property.ts';
import { staffSearch } from '#src/features/properties/api/staff-search.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { notify } from '#src/lib/notify.ts';
import {
  availableColumns,
  type ColumnName,
  propertyColumns,
  STANDARD_COLUMNS,
  shownColumns,
  withToggled,
} from './property-columns.tsx';
import { propertyCsvColumns, propertyCsvHeader, propertyCsvLine } from './property-csv.ts';
import { usePropertyTableState } from './property-table-state.ts';
import * as texts from './texts.ts';

export function ColumnChoice({ isNarrow }: { isNarrow: boolean }) {
  const { columns, change } = usePropertyTableState();
  const shown = shownColumns(columns, isNarrow);

  function toggle(name: ColumnName) {
    change(({ columns }) => ({ columns: withToggled(columns, name, isNarrow) }), { replace: true });
  }

  return (
    <Popover
      label={texts.columns.label}
      button={{
        title: texts.columns.label,
        className: quietButtonClass,
        children: (
          <>
            <Columns3 />
            <span className="max-lg:sr-only">{texts.columns.label}</span>
          </>
        ),
      }}
      reset={{
        label: texts.columns.reset,
        onClick: () => change({ columns: STANDARD_COLUMNS }, { replace: true }),
      }}
      panelClassName="right-0 w-64"
    >
      <div className="px-4 py-2">
        {availableColumns().map((name) => (
          <Checkbox
            key={name}
            label={propertyColumns[name].label}
            checked={shown.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </Popover>
  );
}

const { csv } = texts;

/** Exports every property that the search finds; a second click stops it. */
export function CsvExportButton() {
  const client = useQueryClient();
  const { search } = usePropertyTableState();
  const [progress, setProgress] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending, reset } = useMutation({
    mutationFn: async () => {
      running.current = new AbortController();
      const { signal } = running.current;
      const columns = propertyCsvColumns(hasCapability);
      const parts = [BYTE_ORDER_MARK, propertyCsvHeader(columns)];
      let finished = 0;
      setProgress(csv.progress(0, 0));
      for await (const { properties, total } of everyProperty(
        client,
        staffSearch(search),
        signal,
      )) {
        parts.push(...properties.map((property) => propertyCsvLine(columns, property)));
        finished += properties.length;
        setProgress(csv.progress(finished, total));
      }
      saveAsFile(`properties-${dayInLagos(Date.now())}.csv`, 'text/csv;charset=utf-8', ...parts);
      return finished;
    },
    meta: { failureToast: { title: csv.failed } },
    onSuccess: (count) => notify.success(csv.exported(count)),
  });

  function stop() {
    running.current?.abort();
    reset();
    notify.info(csv.stopped, { description: csv.notSaved });
  }

  return (
    <button
      type="button"
      title={isPending ? undefined : csv.export}
      aria-label={isPending ? csv.stop : undefined}
      onClick={() => (isPending ? stop() : mutate())}
      className={cn(quietButtonClass, '-mr-3 tabular-nums')}
    >
      {isPending ? <SpinnerMark /> : <Download />}
      {isPending ? progress : <span className="max-lg:sr-only">{csv.export}</span>}
    </button>
  );
}
