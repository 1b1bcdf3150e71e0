import { type FormEvent, useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { views as texts } from '#src/features/properties/admin-table/texts.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { notify } from '#src/lib/notify.ts';
import {
  MAX_OWN_VIEWS,
  MAX_VIEW_NAME_LENGTH,
  type OwnView,
  ownViews,
  withName,
  withView,
} from './own-views.ts';

interface ViewDialogProps {
  /** The view that is edited; undefined for a new one. */
  view: OwnView | undefined;
  /** The query string of a new one. */
  query: string;
  onClose: () => void;
}

/** Names a new view, or renames or deletes one. */
export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const { items } = useDeviceStore(ownViews);
  const [name, setName] = useState(view?.id ?? '');
  const [error, setError] = useState<string>();
  const formId = useId();
  const trimmed = name.trim();
  const isTaken = trimmed !== view?.id && items.some(({ id }) => id === trimmed);

  async function change(
    update: (views: readonly OwnView[]) => readonly OwnView[],
    title: string,
    undo?: () => void,
  ) {
    onClose();
    await ownViews.update(update);
    notify.success(title, {
      description: ownViews.read().problem ? texts.notStored : undefined,
      ...(undo && { action: { label: texts.undo, onClick: undo } }),
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!trimmed) return setError(texts.nameMissing);
    if (view) return change((views) => withName(views, view.id, trimmed), texts.renamed);
    if (!isTaken && items.length >= MAX_OWN_VIEWS) return setError(texts.full(MAX_OWN_VIEWS));
    return change((views) => withView(views, { id: trimmed, query }), texts.saved);
  }

  function remove({ id }: OwnView) {
    const before = items;
    change(
      (views) => views.filter((other) => other.id !== id),
      texts.deleted,
      () => ownViews.update(() => before),
    );
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
            <Button variant="ghost" className="sm:mr-auto" onClick={() => remove(view)}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" form={formId}>
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
