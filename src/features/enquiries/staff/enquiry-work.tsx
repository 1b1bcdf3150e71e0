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
import { isDeleted } from '#src/features/enquiries/api/staff-mutations.ts';
import { states, work as texts } from './texts.ts';
import type { EnquiryChanges } from './use-enquiry-changes.ts';

interface EnquiryWorkProps {
  enquiry: Enquiry;
  changes: EnquiryChanges;
}

export function EnquiryState({ enquiry, changes }: EnquiryWorkProps) {
  const { save, pending, conflict } = changes;
  return (
    <div className="grid gap-5">
      {conflict?.state && <ConflictNote />}
      <RadioRow
        legend={texts.state}
        choices={enquiryStates.map((value) => ({ value, label: states[value] }))}
        value={pending.state ?? enquiry.state}
        onChange={(state) => save({ state })}
        isJoined
      />
    </div>
  );
}

/** The assigned colleague and the notes of an enquiry. */
export function EnquiryWork({ enquiry, changes }: EnquiryWorkProps) {
  const client = useQueryClient();
  const { data: overview } = useQuery(enquiryQueries.overview());
  const { save, pending, conflict } = changes;
  const [typed, setTyped] = useState<string>();
  const notes = typed ?? enquiry.notes;
  const isChanged = notes.trim() !== enquiry.notes;
  const assigneeId = pending.assignedTo === undefined ? enquiry.assignedTo?.id : pending.assignedTo;

  async function saveNotes() {
    const saved = notes.trim();
    if (await save({ notes: saved })) {
      setTyped((now) => (now?.trim() === saved ? undefined : now));
    }
  }

  function shouldConfirmLeaving() {
    const isSaving = pending.notes === notes.trim();
    return isChanged && !isSaving && !isDeleted(client, enquiry.id);
  }

  return (
    <section aria-label={texts.label} className="grid gap-5">
      {conflict && !conflict.state && <ConflictNote />}
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
          if (isChanged) saveNotes();
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
        {conflict && isChanged && (
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
          {conflict && isChanged ? texts.saveMine : texts.saveNotes}
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
