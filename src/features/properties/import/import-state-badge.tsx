import type { ImportJob } from '#contract/property-import.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { stateLabels } from './import-labels.ts';

const tones = {
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  finished: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

export function ImportStateBadge({ state }: Pick<ImportJob, 'state'>) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
