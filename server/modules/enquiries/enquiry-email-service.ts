import type { EnquiryKind, Viewing } from '#contract/endpoints/enquiries.ts';
import { halfDayLabel } from '#contract/rules/viewing-times.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { EnquiryRow } from '#server/core/database/enquiries-schema.ts';
import type { CompanyEmail } from '#server/mail/email-content.ts';
import { findEnquiry } from './enquiries-store.ts';

const subjects: Record<EnquiryKind, string> = {
  message: 'New message',
  search: 'New search request',
  viewing: 'Viewing asked for',
  report: 'Listing reported',
};

/** The email that tells the company about an enquiry; null if it was deleted. */
export async function enquiryEmail(
  db: Executor,
  siteUrl: string,
  id: string,
): Promise<CompanyEmail | null> {
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return null;
  const { kind, propertyTitle, email } = enquiry;
  const subject = [subjects[kind], propertyTitle].filter(Boolean).join(': ');
  return { subject, text: textOf(enquiry, siteUrl), ...(email && { replyTo: email }) };
}

function textOf(enquiry: EnquiryRow, siteUrl: string): string {
  const { id, fullName, phoneNumber, email, propertyId, propertyTitle, search, viewing } = enquiry;
  const facts = [
    fullName && `From: ${fullName}`,
    phoneNumber && `Phone: ${phoneNumber}`,
    email && `Email: ${email}`,
    propertyId &&
      `Home: ${[propertyTitle, `${siteUrl}/admin/properties/${propertyId}`].filter(Boolean).join(', ')}`,
    search && `Search: ${siteUrl}/property-listings?${search}`,
  ].filter(Boolean);
  return [
    facts.join('\n'),
    viewing && viewingText(viewing),
    quoted(enquiry.message),
    `Answer it and note what you arranged: ${siteUrl}/admin/enquiries/${id}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function viewingText({ by, times }: Viewing): string {
  const way = by === 'video' ? 'By video' : 'In person';
  return [`${way}, in Lagos time:`, ...times.map((time) => `- ${halfDayLabel(time)}`)].join('\n');
}

/** Each line starts with '> ', so that no line can pass for one of ours. */
function quoted(message: string): string {
  return message
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
