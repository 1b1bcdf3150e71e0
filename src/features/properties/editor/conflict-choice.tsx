import { useId } from 'react';
import { comparedFieldLabels, type ForeignChange } from './property-changes.ts';

interface ConflictChoiceProps {
  change: ForeignChange;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that somebody else changed: theirs, or what stands here. */
export function ConflictChoice({ change, isTheirs, onChoose }: ConflictChoiceProps) {
  const { field, before, theirs, yours, isYoursChanged } = change;
  const name = useId();
  const yourWords = field === 'images' ? 'Theirs with your changes' : 'Yours';
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{comparedFieldLabels[field]}</legend>
      <p className="mt-0.5 text-xs break-words text-muted">Before: {before || 'empty'}</p>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <Version
          name={name}
          label="Theirs"
          value={theirs}
          isChosen={isTheirs}
          onChoose={() => onChoose(true)}
        />
        <Version
          name={name}
          label={isYoursChanged ? yourWords : `${yourWords}, not changed`}
          value={yours}
          isChosen={!isTheirs}
          onChoose={() => onChoose(false)}
        />
      </div>
    </fieldset>
  );
}

interface VersionProps {
  name: string;
  label: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Version({ name, label, value, isChosen, onChoose }: VersionProps) {
  return (
    <label className="flex min-w-0 gap-3 rounded-field border border-field-line p-3 text-sm has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-brand"
      />
      <span className="min-w-0">
        <span className="block text-xs text-muted">{label}</span>{' '}
        <span className="line-clamp-6 break-words whitespace-pre-line">{value || 'empty'}</span>
      </span>
    </label>
  );
}
