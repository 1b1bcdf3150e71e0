import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Enquiry, enquiryStates } from '#contract/endpoints/enquiries.ts';
import { LeaveGuard } from '#src/components/feedback/leave-guard.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import {
  type Change,
  isDeleted,
  useChangeEnquiry,
  usePendingChange,
} from '#src/features/enquiries/api/staff-mutations.ts';
import { ConflictError } from '#src/lib/api-response.ts';
import { states, work as texts } from './texts.ts';

/** The state, who looks after it and the notes; each is saved on its own. */
export function EnquiryWork({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const { data: overview } = useQuery(enquiryQueries.overview());
  const { mutateAsync } = useChangeEnquiry(enquiry);
  const pending = usePendingChange(enquiry.id);
  const [typed, setTyped] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const notes = typed ?? enquiry.notes;
  const isChanged = notes.trim() !== enquiry.notes;
  const assigneeId = pending.assignedTo === undefined ? enquiry.assignedTo?.id : pending.assignedTo;

  async function save(change: Change) {
    try {
      await mutateAsync(change);
      setHasConflict(false);
      setTyped((now) => (now?.trim() === change.notes ? undefined : now));
    } catch (error) {
      if (!(error instanceof ConflictError)) return;
      await client.invalidateQueries({ queryKey: enquiryQueries.detail(enquiry.id).queryKey });
      setHasConflict(true);
    }
  }

  function shouldConfirmLeaving() {
    const isSaving = pending.notes === notes.trim();
    return isChanged && !isSaving && !isDeleted(client, enquiry.id);
  }

  return (
    <section aria-label={texts.label} className="grid gap-5">
      {hasConflict && <ConflictNote />}
      <RadioRow
        legend={texts.state}
        choices={enquiryStates.map((value) => ({ value, label: states[value] }))}
        value={pending.state ?? enquiry.state}
        onChange={(state) => save({ state })}
      />
      <Field label={texts.assignee}>
        <Select
          value={assigneeId ?? ''}
          onChange={({ target }) => save({ assignedTo: target.value || null })}
        >
          <option value="">{texts.nobody}</option>
          {staffWith(overview?.staff ?? [], enquiry.assignedTo).map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </Select>
      </Field>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) save({ notes: notes.trim() });
        }}
        className="grid gap-3"
      >
        <Field label={texts.notes} hint={texts.notesHint}>
          <TextArea
            rows={5}
            maxLength={4000}
            value={notes}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {hasConflict && isChanged && (
          <div className="rounded-field bg-sunken p-3 text-sm">
            <p className="font-medium">{texts.storedNotes}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">
              {enquiry.notes || texts.noNotes}
            </p>
          </div>
        )}
        <Button
          type="submit"
          variant="secondary"
          // A disabled button would lose the focus.
          aria-disabled={!isChanged}
          isBusy={pending.notes !== undefined}
          className="justify-self-start not-aria-busy:aria-disabled:opacity-55"
        >
          {hasConflict && isChanged ? texts.saveMine : texts.saveNotes}
        </Button>
      </form>
      <LeaveGuard
        shouldConfirm={shouldConfirmLeaving}
        description={texts.unsavedNotes}
        isSaving={pending.notes !== undefined}
      />
    </section>
  );
}

/** Takes the focus, because what was pressed has not happened. */
function ConflictNote() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-card bg-warning-soft p-4 text-sm text-warning outline-none"
    >
      <TriangleAlert className="mt-0.5 size-5 shrink-0" />
      {texts.conflict}
    </p>
  );
}

type Member = NonNullable<Enquiry['assignedTo']>;

/** Adds who looks after it if they are no admin any more. */
function staffWith(staff: readonly Member[], assignee: Enquiry['assignedTo']): readonly Member[] {
  if (!assignee || staff.some(({ id }) => id === assignee.id)) return staff;
  return [...staff, assignee];
}
