import { Link } from 'react-router-dom';
import type { Enquiry, EnquiryState } from '#contract/endpoints/enquiries.ts';
import { type MarkShape, StateMark } from '#src/components/ui/table/state-mark.tsx';
import * as forms from '#src/features/enquiries/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { recentDay } from '#src/lib/days/recent-dates.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { enquiryPaths } from './enquiry-paths.ts';
import * as texts from './texts.ts';

const marks: Record<EnquiryState, MarkShape> = {
  new: 'disc',
  arranged: 'calendar',
  done: 'tick',
  'no-answer': 'crossedRing',
};

/** The columns of the list, also of its headings. */
export const enquiryColumnsClass =
  'gap-x-6 xl:items-center xl:grid-cols-[13rem_minmax(0,1fr)_8rem_6rem_6.75rem]';

/** An enquiry in a list, which opens it. New ones are bold, as in a mailbox. */
export function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { id, at, kind, state, fullName, assignedTo } = enquiry;
  const { subject, words } = previewOf(enquiry);
  const isNew = state === 'new';
  const isNarrow = !useMediaQuery(NOT_MOBILE);
  const kindLabel = <span className="shrink-0 text-muted">{texts.kinds[kind]}</span>;
  const time = (
    <time
      dateTime={at}
      className="shrink-0 whitespace-nowrap text-muted tabular-nums xl:self-start xl:text-right"
    >
      {recentDay(at) ?? at}
    </time>
  );
  return (
    <li
      className={cn(
        'relative grid gap-y-0.5 border-b px-4 py-3 text-sm hover:bg-sunken/60 sm:grid-cols-[1fr_12rem] md:px-0',
        enquiryColumnsClass,
      )}
    >
      <div className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4">
        <Link
          to={enquiryPaths.one.href(id)}
          className={cn(
            'block truncate outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand',
            isNew && 'font-semibold',
          )}
        >
          {fullName ?? texts.anonymous}
        </Link>
        {isNarrow ? time : kindLabel}
      </div>
      <div className="min-w-0 max-xl:sm:col-span-2">
        {subject && (
          <p className={cn('line-clamp-2 sm:line-clamp-1', isNew && 'font-medium')}>{subject}</p>
        )}
        <p className={cn('text-muted', subject ? 'truncate' : 'line-clamp-2')}>{words}</p>
      </div>
      <div className="flex items-center justify-between gap-x-4 sm:max-xl:col-start-2 sm:max-xl:row-start-1 sm:max-xl:flex-col sm:max-xl:items-start xl:contents">
        <p
          className={cn(
            'order-last min-w-0 truncate xl:order-none xl:self-start',
            !assignedTo && 'text-muted',
          )}
        >
          {assignedTo?.fullName ?? texts.list.unassigned}
        </p>
        <p className="flex items-center gap-3 xl:contents">
          <MarkedState state={state} />
          {isNarrow ? kindLabel : time}
        </p>
      </div>
    </li>
  );
}

function MarkedState({ state }: { state: EnquiryState }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap xl:order-last xl:self-start">
      <StateMark
        shape={marks[state]}
        className={cn(state === 'new' && 'text-highlight', state === 'done' && 'text-muted')}
      />
      {texts.states[state]}
    </span>
  );
}

/** An enquiry in one line: 'Ngozi Eze', 'viewing' and 'Five-bedroom detached house'. */
export function enquirySummary(enquiry: Enquiry) {
  const { fullName, kind } = enquiry;
  const { subject, words } = previewOf(enquiry);
  return {
    sender: fullName ?? texts.anonymous,
    kind: texts.kinds[kind].toLowerCase(),
    about: subject ?? words,
  };
}

/** What an enquiry is about, and what the sender wrote beyond the sentences of the form. */
function previewOf({ message, property, search }: Enquiry) {
  if (search !== null) return searchPreview(message);
  const title = property?.title;
  return { subject: title, words: (title && ownWords(message, title)) || message };
}

/** A message without the form's sentence that names the home; a question of the form is shortened. */
function ownWords(message: string, title: string): string {
  const start = message.indexOf(`"${title}"`);
  if (start < 0) return message;
  const rest = message.slice(start + title.length + 2);
  const reference = /^ \(reference [^)]+\)/.exec(rest)?.[0] ?? '';
  const home = `"${title}"${reference}`;
  return message
    .replace(forms.message.initial(home), '')
    .replace(forms.viewing.initial(home), '')
    .replace(forms.message.ask.isAvailable(home), forms.message.isAvailable)
    .replace(forms.message.ask.seePapers(home), forms.message.seePapers)
    .trim();
}

/** The first sentence of the form that sends a search: 'Hello Gida, I am looking for a home: …'. */
const searchSentence = /^Hello .+?, I am looking for a home: (.+?)\.?(?:\n+|$)/;

function searchPreview(message: string) {
  const [sentence = '', wanted] = searchSentence.exec(message) ?? [];
  return {
    subject: wanted?.replace(/(\d+) or more /g, '$1+ '),
    words: message.slice(sentence.length),
  };
}
