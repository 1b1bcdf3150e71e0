import { CalendarPlus, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EnquiryKind, EnquiryReceipt, Viewing } from '#contract/endpoints/enquiries.ts';
import { Button } from '#src/components/ui/button.tsx';
import * as texts from '#src/features/enquiries/texts.ts';
import { ViewingTimeList } from '#src/features/enquiries/viewing-time-list.tsx';
import { saveAsFile } from '#src/lib/files.ts';
import { calendarFile, viewingEvents } from './calendar-file.ts';

interface SentNoteProps {
  kind: EnquiryKind;
  receipt: EnquiryReceipt;
  /** The times that were asked for, of this home. */
  viewing?: Viewing & { home: string; url: string };
  children?: ReactNode;
}

/** In place of the form: that it was sent, and what happens next. Takes the focus. */
export function SentNote({ kind, receipt: { reference }, viewing, children }: SentNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { title, next } = texts.sent[kind];

  function saveTimes({ home, url, by, times }: NonNullable<typeof viewing>) {
    const note = texts.calendarNote(texts.viewing.ways[by]);
    const events = viewingEvents({ reference, times, url, note, title: texts.calendarEvent(home) });
    saveAsFile(texts.calendarFile, 'text/calendar', calendarFile(events, new Date()));
  }

  return (
    <div ref={ref} tabIndex={-1} role="status" className="outline-none">
      <CircleCheck strokeWidth={1.5} className="size-10 text-success" />
      <h2 className="mt-3 text-lg font-semibold">{title}</h2>
      <p className="mt-1.5 max-w-measure text-muted">{next}</p>
      {viewing && (
        <div className="mt-3 text-sm">
          <ViewingTimeList times={viewing.times} />
        </div>
      )}
      <p className="mt-3 text-sm text-muted tabular-nums">{texts.reference(reference)}</p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        {viewing && (
          <Button variant="secondary" onClick={() => saveTimes(viewing)}>
            <CalendarPlus />
            {texts.addToCalendar}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
