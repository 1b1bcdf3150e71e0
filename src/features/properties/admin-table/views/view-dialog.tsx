import { type FormEvent, useId, useState } from 'react';
import { MAX_TABLE_VIEWS, MAX_VIEW_NAME_LENGTH } from '#contract/endpoints/table-views.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { views as texts } from '#src/features/properties/admin-table/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { toApiError } from '#src/lib/http.ts';
import { notify } from '#src/lib/notify.ts';
import { deviceViews } from './device-views.ts';
import {
  failureText,
  type OwnView,
  useDeleteView,
  useOwnViews,
  useRenameView,
  useSaveView,
} from './own-views.ts';

interface ViewDialogProps {
  /** The view that is edited; undefined for a new one. */
  view: OwnView | undefined;
  query: string;
  onClose: () => void;
}

/** Names a new view, or renames or deletes one. It stays open until that is done. */
export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const { views } = useOwnViews();
  const save = useSaveView();
  const rename = useRenameView();
  const deletion = useDeleteView();
  const restore = useSaveView({ title: texts.notRestored });
  const [name, setName] = useState(view?.name ?? '');
  const [error, setError] = useState<string>();
  const formId = useId();
  const trimmed = name.trim();
  const isTaken = trimmed !== view?.name && views.some((other) => other.name === trimmed);
  const isBusy = save.isPending || rename.isPending || deletion.isPending;

  async function finish(change: Promise<void>, title: string, undo?: () => void) {
    try {
      await change;
    } catch (failure) {
      return setError(failureText(toApiError(failure)));
    }
    onClose();
    const isStored = hasCapability('table-views') || !deviceViews.read().problem;
    notify.success(title, {
      description: isStored ? undefined : texts.notStored,
      ...(undo && { action: { label: texts.undo, onClick: undo } }),
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!trimmed) return setError(texts.nameMissing);
    if (view) return finish(rename.mutateAsync({ view, name: trimmed }), texts.renamed);
    if (!isTaken && views.length >= MAX_TABLE_VIEWS) return setError(texts.full(MAX_TABLE_VIEWS));
    return finish(save.mutateAsync({ name: trimmed, query }), texts.saved);
  }

  return (
    <Dialog
      isOpen
      title={view ? texts.edit : texts.save}
      description={view ? undefined : texts.saveHint}
      onClose={onClose}
      footer={
        <>
          {view && (
            <Button
              variant="ghost"
              className="sm:mr-auto"
              isBusy={deletion.isPending}
              onClick={() =>
                finish(deletion.mutateAsync(view), texts.deleted, () => restore.mutate(view))
              }
            >
              {texts.remove}
            </Button>
          )}
          <Button type="submit" form={formId} isBusy={save.isPending || rename.isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="mt-4">
        <Field label={texts.name} error={error} warning={isTaken ? texts.replaces : undefined}>
          <TextInput
            value={name}
            maxLength={MAX_VIEW_NAME_LENGTH}
            data-initial-focus
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
