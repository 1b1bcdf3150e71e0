import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';

/** What a card's link leaves in the history entry of the page that it leads to. */
export interface CameFrom {
  /** The query string of the listings. */
  resultsQuery: string;
}

const allProperties = { label: 'All properties', to: paths.propertyListings.href() };

/** Leads to the results that the visitor came from, or else to all properties. */
export function BackToProperties({ all = allProperties }: { all?: typeof allProperties }) {
  const { state } = useLocation();
  const query = resultsQueryOf(state);
  return (
    <nav aria-label="Way back" className="md:py-3 print:hidden">
      <Link
        to={query ? paths.propertyListings.href(new URLSearchParams(query)) : all.to}
        className="inline-flex h-11 items-center gap-2 text-sm font-medium text-brand hover:text-brand-strong hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {query ? 'Back to the results' : all.label}
      </Link>
    </nav>
  );
}

function resultsQueryOf(state: unknown): string {
  const hasQuery = typeof state === 'object' && state !== null && 'resultsQuery' in state;
  return hasQuery && typeof state.resultsQuery === 'string' ? state.resultsQuery : '';
}
