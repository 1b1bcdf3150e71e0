import type { TimeBucket } from './time-buckets.ts';

interface CountTableProps {
  title: string;
  noun: string;
  buckets: readonly TimeBucket[];
}

/** Counts over time in figures, the latest first. */
export function CountTable({ title, noun, buckets }: CountTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-left text-muted [&>th]:border-b [&>th]:py-2 [&>th]:font-medium">
          <th scope="col">When</th>
          <th scope="col" className="text-right">
            {noun}
          </th>
        </tr>
      </thead>
      <tbody>
        {buckets.toReversed().map(({ label, count }) => (
          <tr key={label} className="[&>*]:border-b [&>*]:py-1.5">
            <th scope="row" className="text-left font-normal">
              {label}
            </th>
            <td className="text-right tabular-nums">{count.toLocaleString('en-NG')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
