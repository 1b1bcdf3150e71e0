import type { ImportJob } from '#contract/property-import.ts';
import { Badge } from '#src/components/ui/badge.tsx';

const badges = {
  checking: { label: 'Checking', tone: 'info' },
  checked: { label: 'Checked', tone: 'warning' },
  importing: { label: 'Importing', tone: 'info' },
  finished: { label: 'Finished', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const;

export function ImportStateBadge({ state }: Pick<ImportJob, 'state'>) {
  const { label, tone } = badges[state];
  return <Badge tone={tone}>{label}</Badge>;
}
