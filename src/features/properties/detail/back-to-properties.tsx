import { ChevronLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

export interface FromResults {
  resultsQuery: string;
}

interface BackToPropertiesProps {
  /** The link, unless the visitor came from a list of results. */
  list: { label: string; href: string };
  /** Over an image instead of on the page. */
  isOnImage?: boolean;
}

export function BackToProperties({ list, isOnImage = false }: BackToPropertiesProps) {
  const { state } = useLocation();
  const query = resultsQueryOf(state);
  return (
    <nav aria-label={texts.back} className="print:hidden">
      <Link
        to={query ? paths.propertyListings.href(new URLSearchParams(query)) : list.href}
        className={cn(
          buttonVariants({ variant: isOnImage ? 'on-photo' : 'ghost', size: 'sm' }),
          !isOnImage && '-ml-3',
        )}
      >
        <ChevronLeft />
        {query ? texts.backToResults : list.label}
      </Link>
    </nav>
  );
}

function resultsQueryOf(state: unknown): string {
  const hasQuery = typeof state === 'object' && state !== null && 'resultsQuery' in state;
  return hasQuery && typeof state.resultsQuery === 'string' ? state.resultsQuery : '';
}
