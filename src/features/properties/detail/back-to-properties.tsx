import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';

/** Navigation state of the links in a list of results. */
export interface FromResults {
  /** The query string of the listings. */
  resultsQuery: string;
}

interface BackToPropertiesProps {
  /** The link, unless the visitor came from a list of results. */
  list: { label: string; href: string };
}

export function BackToProperties({ list }: BackToPropertiesProps) {
  const { state } = useLocation();
  const query = resultsQueryOf(state);
  return (
    <nav aria-label="Back" className="md:py-3 print:hidden">
      <Link
        to={query ? paths.propertyListings.href(new URLSearchParams(query)) : list.href}
        className="inline-flex h-11 items-center gap-2 text-sm font-medium text-brand hover:text-brand-strong hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {query ? 'Back to the results' : list.label}
      </Link>
    </nav>
  );
}

function resultsQueryOf(state: unknown): string {
  const hasQuery = typeof state === 'object' && state !== null && 'resultsQuery' in state;
  return hasQuery && typeof state.resultsQuery === 'string' ? state.resultsQuery : '';
}
