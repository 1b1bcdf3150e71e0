import { useState } from 'react';
import type { EnquiryReceipt } from '#contract/endpoints/enquiries.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { EnquiryForm } from '#src/features/enquiries/form/enquiry-form.tsx';
import { ownAppsOf } from '#src/features/enquiries/form/own-apps.ts';
import { SentNote } from '#src/features/enquiries/form/sent-note.tsx';
import * as texts from '#src/features/enquiries/texts.ts';
import { searchRequest } from '#src/features/properties/search/search-request.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';

interface SendSearchProps {
  search: PropertySearch;
  onClose: () => void;
}

/** The form that sends a search to the company; a sheet on phones. */
export function SendSearch({ search, onClose }: SendSearchProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  const { words, query, address } = searchRequest(search);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.search.title}
      placement={isWide ? 'center' : 'bottom'}
    >
      <div className="pt-4">
        {receipt ? (
          <SentNote kind="search" receipt={receipt}>
            <Button onClick={onClose}>{texts.done}</Button>
          </SentNote>
        ) : (
          <EnquiryForm
            kind="search"
            search={query}
            initialMessage={words}
            ownApps={({ message, fullName, phoneNumber }) =>
              ownAppsOf(texts.search.subject, [message, fullName, phoneNumber, address])
            }
            onSent={setReceipt}
          />
        )}
      </div>
    </Dialog>
  );
}
