import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Inbox } from 'lucide-react';
import * as z from 'zod/mini';
import { enquiryKinds, enquiryStates } from '#contract/endpoints/enquiries.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PagedList } from '#src/components/feedback/paged-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { quietButtonClass } from '#src/components/ui/table/quiet-button.ts';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { useExportEnquiries } from '#src/features/enquiries/api/staff-mutations.ts';
import { cn } from '#src/lib/class-names.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { readUrlState, urlValue } from '#src/lib/url-state.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryRow, enquiryColumnsClass } from './enquiry-row.tsx';
import * as texts from './texts.ts';

const text = z.string().check(z.minLength(1));
const EnquiryFilterState = z.object({
  q: urlValue(z.string().check(z.trim(), z.minLength(1))),
  state: urlValue(z.enum(enquiryStates)),
  kind: urlValue(z.enum(enquiryKinds)),
  assignedTo: urlValue(text),
});
const noFilter = readUrlState(EnquiryFilterState, new URLSearchParams());

/** The enquiries, the latest first, with filters that the address keeps. */
export function EnquiryList() {
  const [filter, change] = useUrlState(EnquiryFilterState);
  const client = useQueryClient();
  const query = useInfiniteQuery({
    ...enquiryQueries.list(filter),
    placeholderData: keepPreviousData,
  });
  const exported = useExportEnquiries();
  const enquiries = query.data?.pages.flatMap((page) => page.items) ?? [];
  // The API returns no total: the number is known once the last page is loaded.
  const isComplete = query.isSuccess && !query.isPlaceholderData && !query.hasNextPage;
  const isFiltered = Object.values(filter).some(Boolean);

  function refresh() {
    client.invalidateQueries({ queryKey: enquiryQueries.overview().queryKey });
    query.refetch();
  }

  async function save() {
    const csv = await exported.mutateAsync(filter).catch(() => null);
    if (csv !== null) saveAsFile(texts.list.exportFile, 'text/csv', csv);
  }

  return (
    <>
      <EnquiryFilters
        filter={filter}
        onChange={change}
        count={isComplete ? texts.list.count(enquiries.length) : undefined}
        action={
          <button
            type="button"
            title={texts.list.export}
            disabled={enquiries.length === 0}
            aria-busy={exported.isPending || undefined}
            onClick={() => !exported.isPending && save()}
            className={cn(quietButtonClass, '-mr-3 disabled:opacity-55')}
          >
            {exported.isPending ? <SpinnerMark /> : <Download />}
            <span className="max-lg:sr-only">{texts.list.export}</span>
          </button>
        }
      />
      <PagedList
        query={query}
        failed={texts.list.failed}
        onRefresh={refresh}
        empty={
          <EmptyState
            icon={<Inbox />}
            title={isFiltered ? texts.list.noneFound : texts.list.none}
            description={isFiltered ? undefined : texts.list.noneHint}
            action={
              isFiltered && <Button onClick={() => change(noFilter)}>{texts.filters.clear}</Button>
            }
          />
        }
      >
        {/* Decorative: each row is clear without them. */}
        <div
          aria-hidden="true"
          className={cn('hidden h-9 text-xs font-medium text-muted xl:grid', enquiryColumnsClass)}
        >
          <span>{texts.list.columns.sender}</span>
          <span>{texts.list.columns.enquiry}</span>
          <span>{texts.list.columns.assignee}</span>
          <span className="text-right">{texts.list.columns.received}</span>
          <span className="pl-5">{texts.list.columns.state}</span>
        </div>
        <ul aria-label={texts.list.label} className="-mx-4 border-t md:mx-0">
          {enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
