import { useQuery } from '@tanstack/react-query';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { useSession } from '#src/lib/session.ts';
import { newCount } from './texts.ts';

/** The number of new enquiries, if there are any. */
export function NewEnquiryCount() {
  // After a logout the sidebar stays for a moment.
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...enquiryQueries.overview(), enabled: isSignedIn });
  const count = data?.counts.new ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="sr-only">{newCount(count)}</span>
      <span
        aria-hidden="true"
        data-count
        // On the corner of the icon, where the sidebar shows icons alone.
        className="ml-auto md:max-lg:absolute md:max-lg:top-0.5 md:max-lg:right-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-highlight px-1.5 text-xs font-semibold text-on-highlight tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
