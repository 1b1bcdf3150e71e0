import { Download } from 'lucide-react';
import type { PropertySearch } from '#contract/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { useCsvExport } from './use-csv-export.ts';

/** Takes along all that the filters find; a second press stops it. */
export function CsvExportButton({ search }: { search: PropertySearch }) {
  const { progress, start, stop } = useCsvExport(search);
  if (!progress) {
    return (
      <Button variant="secondary" onClick={start}>
        <Download aria-hidden="true" />
        Export CSV
      </Button>
    );
  }
  const { finished, total } = progress;
  return (
    <Button
      variant="secondary"
      onClick={stop}
      aria-label="Stop the export"
      className="tabular-nums"
    >
      <SpinnerMark />
      {`${finished.toLocaleString('en-NG')} of ${total.toLocaleString('en-NG')}`}
    </Button>
  );
}
