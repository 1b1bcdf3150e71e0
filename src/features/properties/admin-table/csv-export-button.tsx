import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BYTE_ORDER_MARK } from '#contract/csv-text.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { everyProperty } from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { notify } from '#src/lib/notify.ts';
import { propertyCsvColumns, propertyCsvHeader, propertyCsvLines } from './property-csv.ts';
import { quietButtonClass } from './quiet-button.ts';
import * as texts from './texts.ts';

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
      saveAsFile(`properties-${dayStamp()}.csv`, 'text/csv;charset=utf-8', ...parts);
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

/** Today in Lagos: 2026-11-20. */
function dayStamp(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });
}
