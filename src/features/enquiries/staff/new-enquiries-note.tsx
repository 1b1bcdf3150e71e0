import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { enquiryPaths } from './enquiry-paths.ts';
import { newNote as texts } from './texts.ts';

/** The number of new enquiries about a home, with a link to them; nothing if there are none. */
export function NewEnquiriesNote({ home }: { home: { _id: string; title: string } }) {
  // The sidebar requests the counts.
  const { data: overview } = useQuery({ ...enquiryQueries.overview(), enabled: false });
  const hasNew = (overview?.counts.new ?? 0) > 0;
  const { data: enquiries = [] } = useQuery({
    ...enquiryQueries.newAbout(home),
    enabled: hasNew,
  });
  const [latest, ...others] = enquiries;
  if (!hasNew || !latest) return null;
  const href =
    others.length === 0
      ? enquiryPaths.one.href(latest.id)
      : enquiryPaths.list.href({ state: 'new', q: home.title });
  return (
    <p className="mb-5 flex min-h-11 items-center gap-2 rounded-card border bg-surface px-4 text-sm md:px-5">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-highlight" />
      <span className="grow font-medium">{texts.count(1 + others.length)}</span>
      <Link
        to={href}
        className="inline-flex min-h-9 items-center font-medium text-brand hover:underline pointer-coarse:min-h-11"
      >
        {texts.read}
      </Link>
    </p>
  );
}
