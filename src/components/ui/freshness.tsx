import { RotateCw } from 'lucide-react';
import * as texts from '#src/components/texts.ts';
import { readableTime } from '#src/lib/dates.ts';
import { IconButton } from './icon-button.tsx';

export interface FreshnessProps {
  /** In milliseconds; 0 before the first response. */
  updatedAt: number;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** 'Updated 10:42', and a button that refreshes. Phones reload a page with a pull instead. */
export function Freshness({ updatedAt, isRefreshing, onRefresh }: FreshnessProps) {
  if (updatedAt === 0) return null;
  return (
    <div className="-my-2.5 flex items-center text-sm whitespace-nowrap text-muted max-md:hidden">
      <span>{texts.updated(readableTime(updatedAt))}</span>
      <IconButton
        label={texts.refresh}
        // A disabled button would lose the focus.
        aria-disabled={isRefreshing}
        onClick={() => !isRefreshing && onRefresh()}
        icon={<RotateCw className={isRefreshing ? 'animate-spin' : undefined} />}
        className="-ml-2 [&_svg]:size-4!"
      />
    </div>
  );
}
