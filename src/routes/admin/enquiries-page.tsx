import type { QueryClient } from '@tanstack/react-query';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { EnquiryList } from '#src/features/enquiries/staff/enquiry-list.tsx';
import * as texts from '#src/features/enquiries/staff/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { Component as NotFound } from './admin-not-found-page.tsx';
import { AdminPage } from './admin-page.tsx';

/** Counts anew: visitors send enquiries at any time. */
export function createLoader(client: QueryClient) {
  return () => {
    if (!hasCapability('enquiries')) return;
    void client.invalidateQueries(enquiryQueries.overview());
  };
}

export function Component() {
  if (!hasCapability('enquiries')) return <NotFound />;
  return (
    <AdminPage
      title={texts.title}
      description={<span className="max-sm:hidden">{texts.description}</span>}
    >
      <EnquiryList />
    </AdminPage>
  );
}
