import type { ImportJob } from '#contract/property-import.ts';
import { count } from './import-labels.ts';

/** The rows of a check or an import, by what becomes of them. */
export function ImportNumbers({ job: { state, rows } }: { job: ImportJob }) {
  const { read, imported, alreadyThere, refused, suspicious } = rows;
  if (read === 0) return null;
  const isChecked = state === 'checked';
  const numbers = [
    { label: 'Rows read', value: read },
    { label: isChecked ? 'Can be imported' : 'Imported', value: imported },
    { label: 'There already', value: alreadyThere },
    { label: 'Refused', value: refused },
  ];
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{count(value)}</dd>
          </div>
        ))}
      </dl>
      {suspicious > 0 && (
        <p className="mt-5 max-w-measure text-sm text-muted">
          <span className="font-medium text-ink tabular-nums">{count(suspicious)}</span>{' '}
          {suspicious === 1 ? 'row looks' : 'rows look'} suspicious: a price far out of the
          ordinary, a place that had to be corrected, a row that repeats another.{' '}
          {isChecked && warning(suspicious)}
        </p>
      )}
    </>
  );
}

function warning(rows: number): string {
  if (rows === 1) return 'It is imported all the same, so look at it first.';
  return 'They are imported all the same, so look at them first.';
}
