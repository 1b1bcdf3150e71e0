import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type {
  ImportColumns as Columns,
  ImportField,
  ImportMapping,
} from '#contract/endpoints/import-mapping.ts';
import { dayFields, joinedFields } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { useChangeMapping } from './import-mutations.ts';
import { importQueries } from './import-queries.ts';
import { ImportWords } from './import-words.tsx';
import * as texts from './mapping-texts.ts';

const { columns: labels } = texts;

/** How the columns of a file are read, before it is imported. A change checks the rows again. */
export function ImportColumns({ job }: { job: ImportJob }) {
  const isOpen = job.state === 'checking' || job.state === 'checked';
  const { data, error, refetch } = useQuery({
    ...importQueries.columns(job),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  if (!isOpen) return null;
  if (data) return <ColumnsForm job={job} data={data} />;
  return (
    error && (
      <ErrorState
        className="mt-6"
        title={labels.failed}
        description={error.message}
        onRetry={refetch}
      />
    )
  );
}

function ColumnsForm({ job, data }: { job: ImportJob; data: Columns }) {
  const { mutate } = useChangeMapping(job);
  const id = useId();
  const { mapping } = data;
  const fields = mapping.columns;
  const hasPlace = (['location', 'address', 'city', 'state'] as const).some((field) =>
    fields.includes(field),
  );
  const problem = !hasPlace ? labels.noLocation : fields.includes('price') ? null : labels.noPrice;
  const used = fields.filter((field) => field !== null).length;
  const isWide = useMediaQuery(NOT_MOBILE);
  // On phones the rows come first. It stays open when its problem is solved.
  const [isOpen] = useState((isWide && !data.isRemembered) || problem !== null);

  function setField(at: number, field: ImportField | null) {
    const isJoined = field === null || joinedFields.includes(field);
    const columns = fields.map((each, index) => {
      if (index === at) return field;
      // Only one column can be the price.
      return each === field && !isJoined ? null : each;
    });
    mutate({ ...mapping, columns });
  }

  return (
    <Card as="section" aria-labelledby={`${id}title`} className="mt-6">
      <details open={isOpen} className="px-5 md:px-8">
        <DisclosureSummary className="py-4">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <h2 id={`${id}title`} className="text-lg font-semibold">
              {labels.title}
            </h2>
            <span className="text-sm font-normal text-muted tabular-nums">
              {labels.summary(used, fields.length)}
            </span>
          </span>
        </DisclosureSummary>
        <p className="text-sm text-muted">
          {data.isRemembered && `${labels.remembered} `}
          {labels.hint}
        </p>
        {problem && (
          <p role="status" className="mt-3 text-sm font-medium text-warning">
            {problem}
          </p>
        )}
        <ColumnsTable
          columns={data.columns}
          mapping={mapping}
          onField={setField}
          onPriceUnit={(priceUnit) => mutate({ ...mapping, priceUnit })}
          onDateOrder={(monthFirst) => mutate({ ...mapping, monthFirst })}
        />
        <ImportWords
          words={data.words}
          mapping={mapping}
          onChange={(words) => mutate({ ...mapping, words })}
        />
        <div className="pb-5 md:pb-6" />
      </details>
    </Card>
  );
}

interface ColumnsTableProps {
  columns: Columns['columns'];
  mapping: ImportMapping;
  onField: (at: number, field: ImportField | null) => void;
  onPriceUnit: (unit: ImportMapping['priceUnit']) => void;
  onDateOrder: (monthFirst: boolean) => void;
}

/** On small screens each column is a block. */
function ColumnsTable({ columns, mapping, onField, onPriceUnit, onDateOrder }: ColumnsTableProps) {
  return (
    <table aria-label={labels.table} className="mt-4 w-full text-sm md:table-fixed max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b text-left [&>th]:py-2.5 [&>th]:pr-4 [&>th]:font-medium">
          <th className="w-1/4">{labels.column}</th>
          <th>{labels.samples}</th>
          <th className="w-64 lg:w-80">{labels.field}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {columns.map(({ name, samples }, at) => {
          const heading = name || labels.noHeading(at + 1);
          const field = mapping.columns[at] ?? null;
          return (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name and never move.
              key={at}
              className="border-b align-middle last:border-0 max-md:block max-md:py-3 md:[&>td]:py-2 md:[&>td]:pr-4 md:[&>td:last-child]:pr-0"
            >
              <td className="font-medium wrap-anywhere max-md:block">{heading}</td>
              <td className="text-muted max-md:block max-md:pb-2">
                {samples.length === 0 ? (
                  <span className="italic">{labels.noValues}</span>
                ) : (
                  <ul className="lg:flex lg:gap-x-4 lg:overflow-hidden">
                    {samples.map((sample) => (
                      <li key={sample} className="truncate lg:max-w-56 lg:min-w-10">
                        {sample}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              <td className="max-md:block">
                <FieldSelect
                  label={labels.fieldOf(heading)}
                  value={field}
                  onChange={(chosen) => onField(at, chosen)}
                />
                {field === 'price' && (
                  <Select
                    aria-label={labels.priceUnit}
                    value={mapping.priceUnit}
                    // The values of the options are the units.
                    onChange={({ target }) =>
                      onPriceUnit(target.value as ImportMapping['priceUnit'])
                    }
                    className="mt-2"
                  >
                    {Object.entries(texts.priceUnits).map(([unit, label]) => (
                      <option key={unit} value={unit}>
                        {`${labels.priceUnit} ${label}`}
                      </option>
                    ))}
                  </Select>
                )}
                {field && dayFields.includes(field) && samples.some(isDayInNumbers) && (
                  <Select
                    aria-label={labels.dateOrder}
                    value={mapping.monthFirst ? 'month first' : 'day first'}
                    onChange={({ target }) => onDateOrder(target.value === 'month first')}
                    className="mt-2"
                  >
                    <option value="day first">{labels.dayFirst}</option>
                    <option value="month first">{labels.monthFirst}</option>
                  </Select>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether the order of day and month matters, as in 3/11/2026. */
function isDayInNumbers(sample: string): boolean {
  return /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.test(sample.trim());
}

interface FieldSelectProps {
  label: string;
  value: ImportField | null;
  onChange: (field: ImportField | null) => void;
}

function FieldSelect({ label, value, onChange }: FieldSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      // The values of the options are fields, or '' for none.
      onChange={({ target }) => onChange((target.value || null) as ImportField | null)}
      className={value === null ? 'text-muted' : undefined}
    >
      <option value="">{texts.notImported}</option>
      {texts.fieldGroups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.fields.map((field) => (
            <option key={field} value={field}>
              {texts.fieldLabels[field]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
