import type { QueryClient } from '@tanstack/react-query';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { EnquiryList } from '#src/features/enquiries/staff/enquiry-list.tsx';
import * as texts from '#src/features/enquiries/staff/texts.ts';
import { AdminPage } from './admin-page.tsx';

/** Counts anew: visitors send enquiries at any time. */
export function createLoader(client: QueryClient) {
  return () => void client.invalidateQueries(enquiryQueries.overview());
}

export function Component() {
  return (
    <AdminPage title={texts.title}>
      <EnquiryList />
    </AdminPage>
  );
}
