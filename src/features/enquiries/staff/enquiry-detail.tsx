import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '#contract/endpoints/enquiries.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { ViewingTimeList } from '#src/features/enquiries/viewing-time-list.tsx';
import { paths } from '#src/lib/paths.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { EnquiryState, EnquiryWork } from './enquiry-work.tsx';
import { replyHrefs } from './reply-hrefs.ts';
import * as texts from './texts.ts';
import { useEnquiryChanges } from './use-enquiry-changes.ts';

interface EnquiryDetailProps {
  enquiry: Enquiry;
  /** The home that it is about. */
  home: ReactNode;
  /** What cannot be undone, apart from the rest. */
  deletion: ReactNode;
}

export function EnquiryDetail({ enquiry, home, deletion }: EnquiryDetailProps) {
  const { id, message, viewing, search, property, consent } = enquiry;
  const changes = useEnquiryChanges(enquiry);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 max-w-measure content-start gap-8">
        <div className="grid gap-5">
          <ReplyLinks enquiry={enquiry} />
          <EnquiryState enquiry={enquiry} changes={changes} />
        </div>
        <Part heading={texts.page.message}>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </Part>
        {viewing && (
          <Part heading={texts.page.viewing}>
            <p className="mb-2 text-sm text-muted">
              {`${texts.page.ways[viewing.by]}, ${texts.page.lagosTime}`}
            </p>
            <ViewingTimeList times={viewing.times} />
          </Part>
        )}
        {property && <Part heading={texts.page.home}>{home}</Part>}
        {search !== null && (
          <Part heading={texts.page.search}>
            <Link
              to={paths.propertyListings.href(new URLSearchParams(search))}
              className="inline-flex min-h-6 items-center font-medium text-brand hover:underline pointer-coarse:min-h-11"
            >
              {texts.page.openSearch}
            </Link>
          </Part>
        )}
        <RelatedEnquiries id={id} />
      </div>
      <div className="grid min-w-0 max-w-measure content-start gap-8">
        <EnquiryWork enquiry={enquiry} changes={changes} />
        <div className="border-t pt-5 text-sm">
          <p className="font-medium">{texts.page.consent}</p>
          <p className="mt-1 text-muted">{consent}</p>
        </div>
        <div className="border-t pt-5">{deletion}</div>
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function ReplyLinks({ enquiry }: { enquiry: Enquiry }) {
  const { whatsapp, phone, email } = replyHrefs(enquiry);
  const { phoneNumber, email: address } = enquiry;
  if (!whatsapp && !email) return <p className="text-sm text-muted">{texts.reply.anonymous}</p>;
  return (
    <section aria-label={texts.reply.label}>
      <p className="flex flex-wrap gap-x-5 text-sm wrap-anywhere">
        {phoneNumber && <span className="tabular-nums">{phoneNumber}</span>}
        {address && <span>{address}</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:gap-1.5 max-sm:*:px-1!">
        {whatsapp && (
          <ButtonLink to={whatsapp} target="_blank" rel="noreferrer">
            <WhatsAppIcon />
            {texts.reply.whatsapp}
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink to={phone} variant="secondary">
            <Phone />
            {texts.reply.call}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink to={email} variant={whatsapp ? 'secondary' : 'primary'}>
            <Mail />
            {texts.reply.email}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function RelatedEnquiries({ id }: { id: string }) {
  const { data, isError } = useQuery(enquiryQueries.related(id));
  if (isError) return <p className="text-sm text-muted">{texts.related.failed}</p>;
  if (!data || data.length === 0) return null;
  return (
    <Part heading={texts.related.label}>
      <ul className="overflow-hidden rounded-card border bg-surface">
        {data.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
    </Part>
  );
}
