import type { EnquiryState } from '#contract/endpoints/enquiries.ts';
import { cn } from '#src/lib/class-names.ts';
import { states } from './texts.ts';

const marks: Record<EnquiryState, string> = {
  new: 'bg-highlight',
  arranged: 'bg-brand-fill',
  done: 'border-2 border-muted',
  'no-answer': 'border-2 border-warning',
};

/** The state, with a mark that differs in shape and colour. */
export function StateMark({ state, className }: { state: EnquiryState; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 text-sm whitespace-nowrap', className)}>
      <span aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', marks[state])} />
      {states[state]}
    </span>
  );
}
