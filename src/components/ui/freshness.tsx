import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableTime } from '#src/lib/dates.ts';
import { IconButton } from './icon-button.tsx';

export interface FreshnessProps {
  /** In milliseconds; 0 before the first response. */
  updatedAt: number;
  isRefreshing: boolean;
  onRefresh: () => void;
}

const HOUR_MS = 60 * 60 * 1000;

/** 'Updated 10:42', and a button that refreshes. On phones only from an hour on. */
export function Freshness({ updatedAt, isRefreshing, onRefresh }: FreshnessProps) {
  const isOld = useIsOld(updatedAt);
  if (updatedAt === 0) return null;
  return (
    <div
      className={cn(
        '-my-2.5 flex min-w-0 items-center text-xs text-muted sm:text-sm sm:whitespace-nowrap',
        !isOld && 'max-md:hidden',
      )}
    >
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

function useIsOld(updatedAt: number): boolean {
  const [oldAt, setOldAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOldAt(updatedAt), updatedAt + HOUR_MS - Date.now());
    return () => clearTimeout(timer);
  }, [updatedAt]);
  return oldAt === updatedAt;
}
