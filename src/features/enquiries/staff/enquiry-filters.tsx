import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type EnquiriesQuery,
  enquiryKinds,
  enquiryStates,
  NOBODY,
} from '#contract/endpoints/enquiries.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { SearchField } from '#src/components/ui/form/search-field.tsx';
import { QuietSelect } from '#src/components/ui/sort-select.tsx';
import { ListBar } from '#src/components/ui/table/list-bar.tsx';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { filters, kinds, states } from './texts.ts';

interface EnquiryFiltersProps {
  filter: EnquiriesQuery;
  onChange: (change: EnquiriesQuery, options?: { replace: boolean }) => void;
  /** '7 enquiries'; undefined until it is known. */
  count: string | undefined;
  /** At the end of the line of the count. */
  action: ReactNode;
}

export function EnquiryFilters({ filter, onChange, count, action }: EnquiryFiltersProps) {
  const { data: overview } = useQuery(enquiryQueries.overview());
  const isWide = useMediaQuery(WIDE);
  const { everything, nobody } = filters.assignee;
  const assignee = overview?.staff.find(({ id }) => id === filter.assignedTo);
  const assigneeLabel = filter.assignedTo === NOBODY ? nobody : (assignee?.fullName ?? everything);
  return (
    <search className="mb-1 grid grid-cols-[minmax(0,1fr)] gap-3 md:mb-3">
      <div className="border-b max-md:-mx-4">
        <fieldset className="flex min-w-0 gap-x-5 overflow-x-auto [scrollbar-width:none] max-md:mask-r-from-85% max-md:pr-12 max-md:pl-4">
          <legend className="sr-only">{filters.state}</legend>
          {[undefined, ...enquiryStates].map((state) => (
            <label
              key={state ?? 'all'}
              className={cn(
                'relative inline-flex h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm text-muted hover:text-ink',
                'has-checked:border-ink has-checked:font-medium has-checked:text-ink',
                'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
              )}
            >
              <input
                type="radio"
                name="enquiry-state"
                checked={filter.state === state}
                onChange={() => onChange({ state })}
                className="absolute inset-0 appearance-none opacity-0"
              />
              {state ? states[state] : filters.allStates}
              {state && (
                <>
                  {' '}
                  <span className="min-w-2.5 font-normal text-muted tabular-nums">
                    {overview && formatNumber(overview.counts[state])}
                  </span>
                </>
              )}
            </label>
          ))}
        </fieldset>
      </div>
      <ListBar
        search={
          <SearchField
            label={filters.search}
            placeholder={isWide ? filters.placeholder : filters.shortPlaceholder}
            value={filter.q}
            onChange={(q) => onChange({ q }, { replace: true })}
          />
        }
        count={count}
      >
        <div className="flex min-w-0 items-center lg:gap-x-4">
          <QuietSelect
            aria-label={filters.kind.label}
            value={filter.kind ?? ''}
            text={filter.kind ? kinds[filter.kind] : filters.kind.everything}
            isMuted={!filter.kind}
            onChange={({ target }) =>
              onChange({ kind: enquiryKinds.find((kind) => kind === target.value) })
            }
          >
            <option value="">{filters.kind.everything}</option>
            {enquiryKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </QuietSelect>
          <QuietSelect
            aria-label={filters.assignee.label}
            value={filter.assignedTo ?? ''}
            text={assigneeLabel}
            isMuted={!filter.assignedTo}
            onChange={({ target }) => onChange({ assignedTo: target.value || undefined })}
          >
            <option value="">{filters.assignee.everything}</option>
            <option value={NOBODY}>{filters.assignee.nobody}</option>
            {overview?.staff.map(({ id, fullName }) => (
              <option key={id} value={id}>
                {fullName}
              </option>
            ))}
          </QuietSelect>
          {action}
        </div>
      </ListBar>
    </search>
  );
}
