import type { EnquiriesQuery, Enquiry } from '#contract/endpoints/enquiries.ts';
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/csv-text.ts';
import { halfDayLabel } from '#contract/rules/viewing-times.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { TimeCursor } from '#server/core/http/cursor.ts';
import { enquiriesAfter } from './enquiries-service.ts';

const ROWS_PER_QUERY = 500;

const columns: [heading: string, valueIn: (enquiry: Enquiry) => string | null | undefined][] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ at }) => at],
  ['Kind', ({ kind }) => kind],
  ['State', ({ state }) => state],
  ['Full name', ({ fullName }) => fullName],
  ['Phone number', ({ phoneNumber }) => phoneNumber],
  ['Email', ({ email }) => email],
  ['Home', ({ property }) => property?.title],
  ['Home id', ({ property }) => property?._id],
  ['Search', ({ search }) => search],
  ['Viewing', ({ viewing }) => viewing?.by],
  ['Times (Lagos)', ({ viewing }) => viewing?.times.map(halfDayLabel).join('; ')],
  ['Message', ({ message }) => message],
  ['Assigned to', ({ assignedTo }) => assignedTo?.fullName],
  ['Notes', ({ notes }) => notes],
  ['Last change', ({ changedAt }) => changedAt],
  ['Note on personal data', ({ consent }) => consent],
];

/** The lines of a CSV file, newest first. */
export async function* streamEnquiries(
  db: Executor,
  filter: EnquiriesQuery,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading));
  let after: TimeCursor | null = null;
  for (;;) {
    const enquiries: Enquiry[] = await enquiriesAfter(db, filter, after, ROWS_PER_QUERY);
    const last = enquiries.at(-1);
    if (!last) return;
    yield enquiries
      .map((enquiry) => csvLine(columns.map(([, valueIn]) => valueIn(enquiry) ?? '')))
      .join('');
    after = { id: last.id, at: new Date(last.at) };
  }
}
