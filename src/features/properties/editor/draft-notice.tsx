import { History } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { readableDate } from '#src/lib/dates.ts';

interface DraftNoticeProps {
  savedAt: Date;
  onDiscard: () => void;
  isBusy: boolean;
}

/** Says that the form begins with what was not saved the last time. */
export function DraftNotice({ savedAt, onDiscard, isBusy }: DraftNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-info-soft px-4 py-3 text-sm text-info"
    >
      <p className="flex min-w-0 items-center gap-2">
        <History aria-hidden="true" className="size-4 shrink-0" />
        Draft from {readableDate(savedAt.toISOString(), 'moment')} restored
      </p>
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  );
}
