import { useWatch } from 'react-hook-form';
import { propertyFieldLabels } from '#contract/property/property-form.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';
import { type FieldInputsProps, missingFields, neededFields } from './use-field-props.ts';

const { saveBar } = texts;

interface SaveBarProps {
  label: string;
  /** Absent for a stored property, which has what it needs. */
  newForm: FieldInputsProps['form'] | undefined;
  phase: 'idle' | 'preparing' | 'sending';
  progress: UploadProgress | null;
  /** The unsaved changes: 'price, 2 photos'; empty if there are none. */
  unsaved: string;
  /** The browser keeps a draft of them. */
  hasDraft: boolean;
  cancelHref: string;
  onCancel: () => void;
}

/** The buttons of the form and what is not saved, across the page at its lower edge. */
export function SaveBar(props: SaveBarProps) {
  const { label, newForm, phase, progress, unsaved, hasDraft, cancelHref, onCancel } = props;
  const isBusy = phase !== 'idle';
  const isUnchanged = !isBusy && !unsaved && !newForm;
  // After the last byte the server may have stored the form, so it cannot be cancelled.
  const isSent = progress !== null && progress.sentBytes >= progress.totalBytes;
  return (
    <div
      data-bottom-bar={unsaved || newForm ? 'tall' : ''}
      // The layout clips what reaches beyond the screen.
      className="sticky bottom-0 z-20 -mb-4 flex flex-wrap items-center justify-end gap-x-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] before:absolute before:inset-y-0 before:left-[-100vw] before:-z-10 before:w-[300vw] before:border-t before:bg-surface md:-mb-8"
    >
      <div
        role="status"
        className={cn(
          'min-w-0 text-sm max-sm:text-xs',
          // On phones changes have a line of their own above the buttons.
          isUnchanged ? 'sm:flex-1' : 'flex-1 basis-64 max-sm:pb-2',
        )}
      >
        {isBusy && <p className="text-muted">{saveBar[phase]}</p>}
        {!isBusy && unsaved && (
          <>
            <p className="truncate font-medium">{saveBar.unsaved(unsaved)}</p>
            <p className="text-xs text-muted">
              {hasDraft ? saveBar.hasDraft : saveBar.noDraft}{' '}
              {newForm && <NeededFields control={newForm.control} />}
            </p>
          </>
        )}
        {!isBusy && !unsaved && newForm && (
          <p className="text-muted">
            <NeededFields control={newForm.control} />
          </p>
        )}
        {isUnchanged && <p className="text-muted">{saveBar.unchanged}</p>}
      </div>
      {isBusy ? (
        <Button variant="ghost" disabled={isSent} onClick={onCancel}>
          {saveBar.stop}
        </Button>
      ) : (
        <ButtonLink to={cancelHref} variant="ghost">
          {saveBar.cancel}
        </ButtonLink>
      )}
      <Button
        type="submit"
        variant={isBusy || unsaved || newForm ? 'primary' : 'secondary'}
        isBusy={isBusy}
        className={cn('max-sm:grow', isUnchanged && 'bg-transparent text-muted')}
      >
        {label}
      </Button>
    </div>
  );
}

/** 'Needed: title, type' */
function NeededFields({ control }: Pick<FieldInputsProps['form'], 'control'>) {
  const [title, type, status, location] = useWatch({ control, name: neededFields });
  const missing = missingFields({ title, type, status, location });
  const labels = missing.map((name) => propertyFieldLabels[name].toLowerCase());
  return missing.length > 0 && saveBar.needed(labels.join(', '));
}
