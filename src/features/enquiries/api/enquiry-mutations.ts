import { useMutation } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/enquiries.ts';
import { call } from '#src/lib/api.ts';

/** The form shows the failure. */
const meta = { failureToast: false } as const;

export function useSendEnquiry() {
  return useMutation({
    mutationFn: (body: endpoints.NewEnquiry) => call(endpoints.sendEnquiry, { body }),
    meta,
  });
}

export function useSendReport() {
  return useMutation({
    mutationFn: (body: endpoints.NewReport) => call(endpoints.sendReport, { body }),
    meta,
  });
}
