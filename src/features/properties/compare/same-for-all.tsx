import { cn } from '#src/lib/class-names.ts';
import { MissingValue } from './compare-cells.tsx';
import type { ComparedRow } from './comparison.ts';

/** The heading of a group of rows. */
export const headingClass =
  'pt-6 pb-2 text-left text-lg font-semibold whitespace-nowrap pl-px md:pl-3.25 lg:pl-0 print:pt-3 print:pl-px print:text-base';

/** The characters that fit half a row of a phone, beside their label. */
const MAX_HALF_LENGTH = 12;

interface SameForAllProps {
  rows: readonly ComparedRow[];
  /** The place of a home in view among the values. */
  valueIndex: number;
  /** Where no row is shown above, or only those on the price. */
  summary: string | false;
  heading: string;
  colSpan: number;
  className: string;
}

/** The rows in which the homes are the same, as one list at the end. */
export function SameForAll(props: SameForAllProps) {
  const { rows, valueIndex, summary, heading, colSpan, className } = props;
  if (rows.length === 0) return null;
  return (
    <tbody className={className}>
      <tr>
        <td colSpan={colSpan} className="pl-px md:pl-3.25 lg:pl-0 print:pl-px">
          {summary && <p className="pt-4 text-base">{summary}</p>}
          <h2 className={cn(headingClass, 'pl-0!')}>{heading}</h2>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 border-t py-3 text-sm md:flex md:flex-wrap md:gap-x-8">
            {rows.map(({ label, values }) => {
              const { text, missing } = values[valueIndex] ?? {};
              return (
                <div
                  key={label}
                  className={cn(
                    'flex flex-wrap content-start gap-x-1.5',
                    (text?.length ?? 0) > MAX_HALF_LENGTH && 'col-span-full',
                  )}
                >
                  <dt className="text-muted">{label}</dt>
                  <dd>{text ?? <MissingValue text={missing} />}</dd>
                </div>
              );
            })}
          </dl>
        </td>
      </tr>
    </tbody>
  );
}
