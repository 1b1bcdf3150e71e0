import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { cn } from '#src/lib/class-names.ts';
import { canCompare, compareHref, MAX_COMPARED } from './shortlist-link.ts';
import * as texts from './texts.ts';

/** The button is as wide with each of its texts, so that the buttons beside it stay. */
const buttonClass = 'min-w-36 print:hidden';

interface CompareSelectedProps {
  ids: readonly string[];
  /** The homes that the visitor said no to. */
  noIds: readonly string[];
  selected: readonly string[];
}

/** Compares the selected homes; if none is selected, those that are left, or else all. */
export function CompareSelected({ ids, noIds, selected }: CompareSelectedProps) {
  const left = ids.filter((id) => !noIds.includes(id));
  const compared = selected.length > 0 ? selected : left.length > 1 ? left : ids;
  if (selected.length === 1) {
    return (
      <Button size="sm" aria-disabled className={cn(buttonClass, 'aria-disabled:opacity-55')}>
        {texts.selectOneMore}
      </Button>
    );
  }
  if (!canCompare(compared)) {
    return <p className="text-sm text-muted print:hidden">{texts.selectToCompare(MAX_COMPARED)}</p>;
  }
  return (
    <ButtonLink to={compareHref(compared)} size="sm" className={buttonClass}>
      {compared.length === ids.length
        ? texts.compareAll(ids.length)
        : texts.compareSelected(compared.length)}
    </ButtonLink>
  );
}
