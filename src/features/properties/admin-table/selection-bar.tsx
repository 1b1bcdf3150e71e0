import { Trash2 } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** How many of the selected are not on the page that is shown. */
  elsewhere: number;
  /** How many the filters find in all. */
  total: number;
  isSelectingAll: boolean;
  onSelectAll: () => void;
  onChangeStatus: () => void;
  onDelete: () => void;
}

/** What is selected, wherever it is, and what can be done with it. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, elsewhere, total, isSelectingAll } = props;
  const { size, clear } = selection;
  return (
    <section
      aria-label="Selection"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface px-4 py-3 shadow-float"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        <span className="font-semibold">{`${size.toLocaleString('en-NG')} selected`}</span>
        {elsewhere > 0 && (
          <span className="text-muted">{`, ${elsewhere.toLocaleString('en-NG')} on other pages`}</span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {size < total && (
          <Button variant="ghost" size="sm" isBusy={isSelectingAll} onClick={props.onSelectAll}>
            {`Select all ${total.toLocaleString('en-NG')}`}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear
        </Button>
        <Button variant="secondary" size="sm" onClick={props.onChangeStatus}>
          Change status
        </Button>
        <Button variant="danger" size="sm" onClick={props.onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </section>
  );
}
