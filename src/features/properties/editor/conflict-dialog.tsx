import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import type { ComparedField, ForeignChange } from './property-changes.ts';

interface ConflictDialogProps {
  changes: readonly ForeignChange[];
  /** `isTheirs` says of each field whose version to save. */
  onSave: (isTheirs: (field: ComparedField) => boolean) => void;
  onClose: () => void;
}

/** What somebody else saved meanwhile, beside what is here, and a choice for each of it. */
export function ConflictDialog({ changes, onSave, onClose }: ConflictDialogProps) {
  // What was not touched here stays as the other person left it, unless one says otherwise.
  const [theirs, setTheirs] = useState(
    () =>
      new Set(changes.filter(({ isYoursChanged }) => !isYoursChanged).map(({ field }) => field)),
  );

  function choose(field: ComparedField, isTheirs: boolean) {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Somebody else changed this property"
      description="Nothing is saved yet. Choose what to keep of each field that they changed; everything else is saved as you have it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Back to the form
          </Button>
          <Button onClick={() => onSave((field) => theirs.has(field))}>Save these choices</Button>
        </>
      }
    >
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setTheirs(new Set(changes.map(({ field }) => field)))}
        >
          Take all of theirs
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setTheirs(new Set())}>
          Keep all of mine
        </Button>
      </div>
      <div className="mt-5 grid gap-5">
        {changes.map((change) => (
          <ConflictChoice
            key={change.field}
            change={change}
            isTheirs={theirs.has(change.field)}
            onChoose={(isTheirs) => choose(change.field, isTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}
