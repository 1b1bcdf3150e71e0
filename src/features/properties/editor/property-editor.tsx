import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Property } from '#contract/property.ts';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { PictureEditor } from '#src/features/properties/editor/images/image-editor.tsx';
import {
  type OrderKept,
  storedPictures,
} from '#src/features/properties/editor/images/image-list.ts';
import { usePictures } from '#src/features/properties/editor/images/use-images.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FacilityFields } from './facility-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type ComparedField, foreignChanges, mergedState } from './property-changes.ts';
import type { DraftKey, PropertyDraft } from './property-drafts.ts';
import { PropertyFields } from './property-fields.tsx';
import { editedPropertyRules, newPropertyRules } from './property-form-rules.ts';
import {
  amenitiesBeyondSlots,
  type PropertyFormValues,
  propertyFieldLabels,
  propertyFormValues,
} from './property-form-values.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { type SaveProperty, usePropertySave } from './use-property-save.ts';

export interface PropertyEditorProps {
  /** None to list a new one. */
  property?: Property;
  draft: PropertyDraft | null;
  draftKey: DraftKey;
  onDiscardDraft: () => void;
  orderKept: OrderKept;
  save: SaveProperty;
  /** The property as it is stored now. */
  loadCurrent?: () => Promise<Property>;
  onSaved: () => void;
  cancelHref: string;
  locationPreview: (location: string) => ReactNode;
}

export function PropertyEditor(props: PropertyEditorProps) {
  const { property, draft, draftKey, onDiscardDraft, orderKept, locationPreview } = props;
  const isNew = property === undefined;
  // A draft goes on from what it was made of, so that what others changed since shows on saving.
  const [base, setBase] = useState(draft ? draft.base : property);
  const [beyondSlots, setBeyondSlots] = useState(() => amenitiesBeyondSlots(base));
  const form = useForm<PropertyFormValues>({
    resolver: zodResolver(isNew ? newPropertyRules : editedPropertyRules),
    defaultValues: draft?.values ?? propertyFormValues(base),
    shouldFocusError: false,
  });
  const pictures = usePictures(() => draft?.pictures ?? storedPictures(base?.images));
  const kept = useDraft({ draftKey, base, form, pictures: pictures.list, beyondSlots });
  const saving = usePropertySave({
    ...props,
    form,
    pictures,
    onBase: setBase,
    onSaved: async () => {
      await kept.finish();
      props.onSaved();
    },
  });
  const { errors } = form.formState;
  const isBusy = saving.phase !== 'idle';
  const yours = { values: form.getValues(), beyondSlots, pictures: pictures.list };

  async function resolve(current: Property, isTheirs: (field: ComparedField) => boolean) {
    const merged = mergedState(current, yours, isTheirs);
    saving.dismissConflict();
    form.reset(merged.values);
    pictures.replace([...merged.pictures]);
    setBase(current);
    setBeyondSlots([...merged.beyondSlots]);
    await saving.send(merged.values, current, merged.beyondSlots);
  }

  return (
    <>
      <form
        noValidate
        aria-label={isNew ? 'List a property' : 'Edit property'}
        onSubmit={form.handleSubmit((values) => saving.send(values, base, beyondSlots))}
        className="grid max-w-4xl gap-5"
      >
        {draft && (
          <DraftNotice
            savedAt={draft.savedAt}
            isBusy={isBusy}
            onDiscard={async () => {
              // First, or what waits to be written would bring it back.
              await kept.finish();
              onDiscardDraft();
            }}
          />
        )}
        <FormErrors form={form} labels={propertyFieldLabels} />
        {/* What is typed while the form is on its way would be neither sent nor kept. */}
        <div inert={isBusy} className="grid gap-5">
          <PropertyFields form={form} isNew={isNew} locationPreview={locationPreview} />
          <FacilityFields form={form} beyondSlots={beyondSlots} />
        </div>
        <PictureEditor
          pictures={pictures}
          orderKept={orderKept}
          error={errors.root?.images?.message}
          sent={saving.sent}
          isBusy={isBusy}
        />
        <SaveBar
          label={isNew ? 'List property' : 'Save changes'}
          phase={saving.phase}
          note={draftInWords(kept)}
          cancelHref={props.cancelHref}
          isSent={saving.sent !== null && saving.sent.sent >= saving.sent.total}
          onStop={saving.stop}
        />
      </form>
      {/* Outside of the form, which Enter in a dialog must not send. */}
      <LeaveGuard shouldAsk={kept.shouldAsk} isKept={kept.isKept} />
      {saving.conflict && base && (
        <ConflictDialog
          changes={foreignChanges(base, saving.conflict, yours)}
          onSave={(isTheirs) => saving.conflict && resolve(saving.conflict, isTheirs)}
          onClose={saving.dismissConflict}
        />
      )}
    </>
  );
}

function draftInWords({ isUnsaved, isKept }: { isUnsaved: boolean; isKept: boolean }): string {
  if (!isUnsaved) return '';
  return isKept
    ? 'Not saved yet. A draft is kept in this browser.'
    : 'Not saved yet, and this browser cannot keep a draft.';
}
