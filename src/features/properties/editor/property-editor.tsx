import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { EditedPropertyForm, NewPropertyForm } from '#contract/property/property-form.ts';
import { LeaveGuard } from '#src/components/feedback/leave-guard.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { existingImages } from '#src/features/properties/api/edited-images.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';
import { useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import { useSession } from '#src/lib/session.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { CardPreview } from './card-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import {
  type ComparedField,
  fieldConflicts,
  formLabels,
  mergedState,
  propertyFormValues,
} from './editor-values.ts';
import { FacilityFields } from './facility-fields.tsx';
import { FactFields, MainFields } from './field-inputs.tsx';
import { showField } from './form-section.tsx';
import { ImageEditor } from './images/image-editor.tsx';
import { useImages } from './images/use-images.ts';
import { MediaFields } from './media-fields.tsx';
import { type DraftKey, type PropertyDraft, readDraft } from './property-drafts.ts';
import { PublishingField } from './publishing-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import * as texts from './texts.ts';
import { useDraft } from './use-draft.ts';
import type { FieldInputsProps } from './use-field-props.ts';
import { type PropertyRequests, usePropertySave } from './use-property-save.ts';

interface PropertyEditorProps extends PropertyRequests {
  /** Absent for a new property. */
  property?: Property;
  onSaved: () => void;
  cancelHref: string;
}

/** The form of a new or a stored property; it starts with the unsaved draft if there is one. */
export function PropertyEditor(props: PropertyEditorProps) {
  const propertyId = props.property?._id ?? 'new';
  // Admins see only their own drafts. The layout removes the page when the session ends.
  const owner = useSession()?.email ?? '';
  const [draft, setDraft] = useState<PropertyDraft | null>();
  const [discarded, setDiscarded] = useState<PropertyDraft | null>(null);
  // Each of the two buttons is removed with its form.
  const rootRef = useKeptFocus<HTMLDivElement>(discarded !== null);

  useEffect(() => {
    // Only the first draft is shown: after a change of the admin's email, the form keeps its values.
    readDraft({ owner, propertyId }).then((found) =>
      setDraft((shown) => (shown === undefined ? found : shown)),
    );
  }, [owner, propertyId]);

  if (draft === undefined) return <Spinner className="min-h-96" />;
  return (
    <div ref={rootRef} tabIndex={-1} className="outline-none">
      <EditorForm
        {...props}
        key={draft ? 'restored' : 'stored'}
        draftKey={{ owner, propertyId }}
        draft={draft}
        onDiscardDraft={(latest) => {
          setDraft(null);
          setDiscarded(latest);
        }}
        onRestoreDraft={
          discarded &&
          (() => {
            setDraft(discarded);
            setDiscarded(null);
          })
        }
      />
    </div>
  );
}

interface EditorFormProps extends PropertyEditorProps {
  draft: PropertyDraft | null;
  draftKey: DraftKey;
  /** Gets the draft as it was last edited. */
  onDiscardDraft: (latest: PropertyDraft) => void;
  /** Null unless a draft was discarded. */
  onRestoreDraft: (() => void) | null;
}

function EditorForm(props: EditorFormProps) {
  const { property, draft, draftKey } = props;
  const isNew = property === undefined;
  const labels = isNew ? texts.newProperty : texts.editedProperty;
  // A draft keeps the version it was made from, so that newer changes are detected on saving.
  const [base, setBase] = useState(draft ? draft.base : property);
  const form = useAppForm(isNew ? NewPropertyForm : EditedPropertyForm, {
    defaultValues: draft?.values ?? propertyFormValues(base),
    labels: formLabels,
  });
  useLinkedField(form);
  const isVeryWide = useMediaQuery(VERY_WIDE);
  const images = useImages(() => draft?.images ?? existingImages(base));
  const autosave = useDraft({ draftKey, base, form, images: images.list });
  const saving = usePropertySave({
    ...props,
    images,
    onNewBase: setBase,
    onSaved: async () => {
      await autosave.finish();
      props.onSaved();
    },
  });
  const isBusy = saving.phase !== 'idle';
  const yours = { values: form.getValues(), images: images.list };
  const { conflict } = saving;

  async function saveMerged(current: Property, storedFields: ReadonlySet<ComparedField>) {
    const merged = mergedState(current, yours, storedFields);
    saving.dismissConflict();
    form.reset(merged.values);
    images.replace([...merged.images]);
    setBase(current);
    await form.submit((values) => saving.send(values, current))();
  }

  async function discardDraft(savedAt: Date) {
    // Before the form is reset: a pending write would restore the draft.
    await autosave.finish();
    props.onDiscardDraft({ savedAt, values: form.getValues(), images: images.list, base });
  }

  return (
    <>
      <form
        noValidate
        aria-label={labels.label}
        onSubmit={form.submit((values) => saving.send(values, base))}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {/* Before the fields, so that the keyboard reaches the links first. */}
        <SectionLinks control={form.control} images={images.list} isNew={isNew} />
        <div className="grid grid-cols-[minmax(0,44rem)] items-start gap-x-8 xl:grid-cols-[minmax(0,44rem)_minmax(17rem,24rem)] xl:justify-between">
          <div className="row-start-1 grid min-w-0 gap-5">
            {draft && (
              <DraftNotice
                text={texts.draft.restored(
                  readableDate(draft.savedAt.toISOString(), 'moment') ?? '',
                )}
                action={texts.draft.discard}
                isBusy={isBusy}
                onAction={() => discardDraft(draft.savedAt)}
              />
            )}
            {/* Not over changes that were made since. */}
            {props.onRestoreDraft && !autosave.unsaved && (
              <DraftNotice
                text={texts.draft.discarded}
                action={texts.draft.restore}
                isBusy={isBusy}
                onAction={props.onRestoreDraft}
              />
            )}
            <FormErrors form={form} />
            {/* Changes during the upload would be neither sent nor stored in the draft. */}
            <div inert={isBusy} className="grid gap-5">
              <MainFields form={form} stored={base} />
              <FacilityFields form={form} />
              <FactFields form={form} stored={base} />
            </div>
            <ImageEditor
              images={images}
              canMoveStored={isNew || hasCapability('image-order')}
              progress={saving.progress}
              isBusy={isBusy}
            />
            <MediaFields form={form} stored={base} images={images} isBusy={isBusy} />
            <div inert={isBusy} className="empty:hidden">
              <PublishingField form={form} stored={base} />
            </div>
          </div>
          {isVeryWide && <CardPreview property={base} form={form} images={images.list} />}
        </div>
        <SaveBar
          label={labels.save}
          newForm={isNew ? form : undefined}
          phase={saving.phase}
          progress={saving.progress}
          unsaved={autosave.unsaved}
          hasDraft={autosave.isStored}
          cancelHref={props.cancelHref}
          onCancel={saving.cancel}
        />
      </form>
      {/* Outside of the form, so that Enter in a dialog does not submit it. */}
      <LeaveGuard
        shouldConfirm={autosave.shouldConfirmLeaving}
        description={autosave.isStored ? texts.leaving.hasDraft : texts.leaving.noDraft}
      />
      {conflict && base && (
        <ConflictDialog
          conflicts={fieldConflicts(base, conflict, yours)}
          description={texts.conflict.description}
          closeLabel={texts.conflict.close}
          onSave={(storedFields) => saveMerged(conflict, storedFields)}
          onClose={saving.dismissConflict}
        />
      )}
    </>
  );
}

/** Focuses the field or the section that the URL names: '#status' or '#photos'. */
function useLinkedField(form: FieldInputsProps['form']) {
  const { hash } = useLocation();
  const { labels, setFocus } = form;
  useEffect(() => {
    const name = hash.slice(1);
    if (name) showField({ labels, setFocus }, name, 'instant');
  }, [hash, labels, setFocus]);
}

interface DraftNoticeProps {
  text: string;
  action: string;
  isBusy: boolean;
  onAction: () => void;
}

function DraftNotice({ text, action, isBusy, onAction }: DraftNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-info-soft px-4 py-3 text-sm text-info"
    >
      <p className="flex min-w-0 items-center gap-2">
        <History className="size-4 shrink-0" />
        {text}
      </p>
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
