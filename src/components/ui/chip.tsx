import { X } from 'lucide-react';
import * as texts from '#src/components/texts.ts';

/** An applied filter; a click anywhere on the chip removes it. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={texts.remove(label)}
      className="relative inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-brand/25 bg-brand-soft pr-2 pl-3 text-sm text-ink transition-colors hover:border-brand pointer-coarse:h-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-y-1 pointer-coarse:after:inset-x-0"
    >
      <span className="truncate">{label}</span>
      <X className="size-4 shrink-0 text-brand" />
    </button>
  );
}
