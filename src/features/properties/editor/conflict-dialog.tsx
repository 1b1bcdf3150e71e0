import { useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { type ComparedField, comparedFieldLabels, type FieldConflict } from './editor-values.ts';
import * as texts from './texts.ts';

type ConflictLabels = typeof texts.conflict;

interface ConflictDialogProps {
  conflicts: readonly FieldConflict[];
  description: string;
  closeLabel: string;
  /** In place of those of the form. */
  labels?: Partial<ConflictLabels>;
  /** Called with the fields whose stored version is chosen. */
  onSave: (storedFields: ReadonlySet<ComparedField>) => void;
  onClose: () => void;
}

/** Offers the stored and the edited version of each field that changed on the server. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, onSave, onClose } = props;
  const labels = { ...texts.conflict, ...props.labels };
  const [stored, setStored] = useState(() => {
    const unchanged = conflicts.filter(({ isYoursChanged }) => !isYoursChanged);
    return new Set(unchanged.map(({ field }) => field));
  });

  function choose(field: ComparedField, isStored: boolean) {
    const next = new Set(stored);
    if (isStored) next.add(field);
    else next.delete(field);
    setStored(next);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.title}
      description={props.description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {props.closeLabel}
          </Button>
          <Button onClick={() => onSave(stored)}>{labels.save}</Button>
        </>
      }
    >
      {conflicts.length > 1 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setStored(new Set(conflicts.map(({ field }) => field)))}
          >
            {labels.keepStored}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setStored(new Set())}>
            {labels.keepYours}
          </Button>
        </div>
      )}
      <div className="mt-5 grid gap-5">
        {conflicts.map((conflict) => (
          <ConflictFieldset
            key={conflict.field}
            conflict={conflict}
            labels={labels}
            isStored={stored.has(conflict.field)}
            onChoose={(isStored) => choose(conflict.field, isStored)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictFieldsetProps {
  conflict: FieldConflict;
  labels: ConflictLabels;
  isStored: boolean;
  onChoose: (isStored: boolean) => void;
}

function ConflictFieldset({ conflict, labels, isStored, onChoose }: ConflictFieldsetProps) {
  const { field, before, stored, yours, isYoursChanged } = conflict;
  const name = useId();
  const yourLabel = field === 'images' ? labels.yourPhotos : labels.yours;
  const versions = [
    { isStored: true, label: labels.stored, text: stored },
    {
      isStored: false,
      label: isYoursChanged ? yourLabel : labels.notChanged(yourLabel),
      text: yours,
    },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{comparedFieldLabels[field]}</legend>
      <p className="mt-0.5 text-xs wrap-anywhere text-muted">
        {labels.before(before || labels.empty)}
      </p>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {versions.map((version) => (
          <label
            key={version.label}
            className="flex min-w-0 gap-3 rounded-field border border-field-line p-3 text-sm has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              checked={isStored === version.isStored}
              onChange={() => onChoose(version.isStored)}
              className="mt-0.5 size-4 shrink-0 accent-brand-fill"
            />
            <span className="min-w-0">
              <span className="block text-xs text-muted">{version.label}</span>{' '}
              <span className="line-clamp-6 wrap-anywhere whitespace-pre-line">
                {version.text || labels.empty}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
