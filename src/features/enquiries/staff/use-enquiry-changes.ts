import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Enquiry } from '#contract/endpoints/enquiries.ts';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import {
  type Change,
  useChangeEnquiry,
  usePendingChange,
} from '#src/features/enquiries/api/staff-mutations.ts';
import { ConflictError } from '#src/lib/api-response.ts';

export type EnquiryChanges = ReturnType<typeof useEnquiryChanges>;

/** The state, who looks after it and the notes; each is saved on its own. */
export function useEnquiryChanges(enquiry: Enquiry) {
  const client = useQueryClient();
  const { mutateAsync } = useChangeEnquiry(enquiry);
  const pending = usePendingChange(enquiry.id);
  const [conflict, setConflict] = useState<Change>();

  /** Resolves to whether the change was saved. */
  async function save(change: Change): Promise<boolean> {
    try {
      await mutateAsync(change);
      setConflict(undefined);
      return true;
    } catch (error) {
      if (error instanceof ConflictError) {
        await client.invalidateQueries({ queryKey: enquiryQueries.detail(enquiry.id).queryKey });
        setConflict(change);
      }
      return false;
    }
  }

  return {
    save,
    pending,
    /** The last change, if another admin was faster. */
    conflict,
  };
}
