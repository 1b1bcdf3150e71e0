import { useQueryClient } from '@tanstack/react-query';
import { Columns3, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BYTE_ORDER_MARK } from '#contract/csv-text.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { dayInLagos } from '#contract/search-dates.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { everyProperty } from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { notify } from '#src/lib/notify.ts';
import { type ColumnName, columnNames, propertyColumns } from './property-columns.tsx';
import { propertyCsvColumns, propertyCsvHeader, propertyCsvLines } from './property-csv.ts';
import * as texts from './texts.ts';

/** Actions for the whole table, less prominent than its filters. */
const quietButtonClass =
  'inline-flex h-9 items-center gap-2 rounded-field px-3 text-sm text-muted whitespace-nowrap select-none hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0';

interface ColumnChoiceProps {
  shown: readonly ColumnName[];
  onToggle: (name: ColumnName) => void;
  onReset: () => void;
}

/** The choice of columns; the title is always shown. */
export function ColumnChoice({ shown, onToggle, onReset }: ColumnChoiceProps) {
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
      reset={{ label: texts.columns.reset, onClick: onReset }}
      panelClassName="right-0 w-64"
    >
      <div className="px-4 py-2">
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            label={propertyColumns[name].label}
            checked={shown.includes(name)}
            onChange={() => onToggle(name)}
          />
        ))}
      </div>
    </Popover>
  );
}

const { csv } = texts;

/** Exports every property that the search finds; a second click stops it. */
export function CsvExportButton({ search }: { search: PropertySearch }) {
  const { progress, start, stop } = useCsvExport(search);
  if (!progress) {
    return (
      <button type="button" title={csv.export} onClick={start} className={quietButtonClass}>
        <Download aria-hidden="true" />
        <span className="max-lg:sr-only">{csv.export}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={stop}
      aria-label={csv.stop}
      className={cn(quietButtonClass, 'tabular-nums')}
    >
      <SpinnerMark />
      {csv.progress(progress.finished, progress.total)}
    </button>
  );
}

function useCsvExport(search: PropertySearch) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ finished: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    const columns = propertyCsvColumns({ withChecks: hasCapability('checks') });
    const parts = [BYTE_ORDER_MARK, propertyCsvHeader(columns)];
    let finished = 0;
    setProgress({ finished, total: 0 });
    try {
      for await (const { properties, total } of everyProperty(client, search, controller.signal)) {
        parts.push(propertyCsvLines(columns, properties));
        finished += properties.length;
        setProgress({ finished, total });
      }
      saveAsFile(`properties-${dayInLagos(Date.now())}.csv`, 'text/csv;charset=utf-8', ...parts);
      notify.success(csv.exported(finished));
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = error instanceof Error ? error.message : undefined;
      notify.error(csv.failed, { description });
    }
    setProgress(undefined);
  }

  function stop() {
    running.current?.abort();
    setProgress(undefined);
    notify.info(csv.stopped, { description: csv.notSaved });
  }

  return { progress, start, stop };
}
