import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BYTE_ORDER_MARK } from '#contract/csv-text.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { everyProperty } from '#src/features/properties/api/all-properties.ts';
import { countLabel } from '#src/features/properties/search/property-count.ts';
import { notify } from '#src/lib/notify.ts';
import { saveAsFile } from '#src/lib/save-as-file.ts';
import { propertyCsvHeader, propertyCsvLines } from './property-csv.ts';

interface ExportProgress {
  finished: number;
  total: number;
}

/** All that a search finds as a CSV file, and how far it is while it is being put together. */
export function useCsvExport(search: PropertySearch) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    const parts = [BYTE_ORDER_MARK, propertyCsvHeader()];
    let finished = 0;
    setProgress({ finished, total: 0 });
    try {
      for await (const { properties, total } of everyProperty(client, search, controller.signal)) {
        parts.push(propertyCsvLines(properties));
        finished += properties.length;
        setProgress({ finished, total });
      }
      saveAsFile(`properties-${dayStamp()}.csv`, 'text/csv;charset=utf-8', ...parts);
      notify.success(`${countLabel(finished)} exported`);
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = error instanceof Error ? error.message : undefined;
      notify.error('The export failed', { description });
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, start, stop: () => running.current?.abort() };
}

/** Today in Lagos: 2026-11-20. */
function dayStamp(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });
}
