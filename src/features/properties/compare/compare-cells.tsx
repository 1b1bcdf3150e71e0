import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { type CheckName, checkFields } from '#contract/property/property-fields.ts';
import { CONTACT_SUPPORT } from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { contactHrefs } from '#src/features/properties/detail/property-contact.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { SmallCheckCircle } from '#src/features/properties/list/small-check-circle.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import type { ComparedRow } from './comparison.ts';
import * as texts from './texts.ts';

const Compass = lazyPart(async () => (await import('#src/components/atlas/compass.tsx')).Compass);

export interface ComparedHome {
  id: string;
  /** Null if it is no longer listed, undefined if it could not be loaded. */
  property: Property | null | undefined;
}

interface HomeHeadingProps extends ComparedHome {
  /** The `sizes` of the photo. */
  sizes: string;
  removeHref: string | undefined;
}

/** The photo, a link that removes the home, and the title, which names the column. */
export function HomeHeading({ id, property, sizes, removeHref }: HomeHeadingProps) {
  return (
    <>
      <div className="relative mb-3 h-(--photo) overflow-hidden rounded-field bg-sunken">
        {/* The column is announced with its title alone. */}
        {property && (
          <span aria-hidden="true">
            <PropertyPhoto image={imagesOf(property)[0]} sizes={sizes} />
          </span>
        )}
        {removeHref && (
          <Link
            to={removeHref}
            aria-label={property ? texts.remove(property.title) : texts.removeThis}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center md:top-1.5 md:right-1.5 print:hidden"
          >
            <span className="grid size-7 place-items-center rounded-full bg-surface text-ink shadow-card md:size-9">
              <X className="size-4 md:size-4.5" />
            </span>
          </Link>
        )}
      </div>
      <HomeTitle id={id} property={property} />
    </>
  );
}

/** The title, or why there is none. */
export function titleOf(property: ComparedHome['property']): string {
  return property?.title ?? (property === null ? texts.noLongerListed : texts.notLoaded);
}

function HomeTitle({ id, property }: ComparedHome) {
  const titleId = `home-${id}`;
  if (property === null) {
    return (
      <span id={titleId} className="text-muted">
        {titleOf(property)}
      </span>
    );
  }
  return (
    <Link
      id={titleId}
      to={property ? propertyHref(property) : paths.propertyListing.href(id)}
      aria-label={property?.title}
      title={property?.title}
      className="line-clamp-5 leading-snug font-medium text-balance text-ink underline-offset-3 hover:underline"
    >
      {shortened(titleOf(property))}
    </Link>
  );
}

/** As many letters as fit in five lines of the narrowest column. */
const MAX_TITLE = 72;

/** A long title, cut after a whole word. */
function shortened(title: string): string {
  if (title.length <= MAX_TITLE) return title;
  return `${title.slice(0, MAX_TITLE).replace(/[\s,]+\S*$/, '')}…`;
}

/** The class that shows an element on the screen, on paper, or on both. */
export function mediaClass(isOnScreen: boolean, isOnPaper: boolean) {
  return cn(!isOnScreen && 'not-print:hidden', !isOnPaper && 'print:hidden');
}

interface HomeValueProps {
  property: Property;
  value: ComparedRow['values'][number] | undefined;
  /** The word if this is the lowest of the homes on the screen, of which paper shows more. */
  lowestInView: string | undefined;
  check: CheckName | undefined;
  /** Whether the outline of its state is drawn. */
  hasPlace: boolean;
  /** Whether the words about the value are on a line of their own, as in the other columns. */
  hasNoteLine: boolean;
}

export function HomeValue(props: HomeValueProps) {
  const { property, value, lowestInView, check, hasPlace, hasNoteLine } = props;
  if (!value?.text) {
    if (!check) {
      return (
        <span className="text-muted">
          <MissingValue text={value?.missing} />
        </span>
      );
    }
    return (
      <div className="flex gap-2">
        <SmallCheckCircle name={check} isKnown={false} isSeen={false} />
        <div className="min-w-0">
          <span className="mr-2 text-muted">{value?.missing}</span>
          <Link
            to={contactHrefs(property).contactPage}
            aria-label={texts.askUsAbout(checkFields[check].label, property.title)}
            className="inline-block text-sm text-brand underline decoration-brand/40 underline-offset-3 hover:decoration-brand pointer-coarse:-my-3 pointer-coarse:py-3 print:hidden"
          >
            {texts.askUs}
          </Link>
        </div>
      </div>
    );
  }
  const { text, lowest, naira, isNegotiable, note, place, isSeen } = value;
  const isOnRequest = text === CONTACT_SUPPORT;
  return (
    <div className="flex gap-2">
      {check && <SmallCheckCircle name={check} isKnown isSeen={isSeen === true} />}
      <div className="min-w-0 text-pretty">
        <span
          className={cn(
            'mr-1.5 lg:mr-2',
            naira !== undefined && 'tabular-nums',
            lowestInView && 'not-print:font-semibold',
            lowest && 'print:font-semibold',
            isOnRequest && 'lg:text-base/7.5',
          )}
        >
          {isOnRequest ? (
            <Link
              to={contactHrefs(property).contactPage}
              aria-label={texts.supportAbout(text, property.title)}
              className="text-brand underline underline-offset-4 hover:text-brand-strong"
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </span>
        <span
          className={cn(
            'text-xs font-normal tracking-normal',
            hasNoteLine ? 'block' : 'inline-block',
          )}
        >
          {[...new Set([lowestInView, lowest])].map(
            (word) =>
              word && (
                <span
                  key={word}
                  className={cn(
                    'font-semibold',
                    isNegotiable && "after:font-normal after:text-muted after:content-['_·_']",
                    mediaClass(word === lowestInView, word === lowest),
                  )}
                >
                  {word}
                </span>
              ),
          )}
          {isNegotiable && <span className="text-muted">{texts.negotiable}</span>}
        </span>
        {note && <span className="block text-xs font-normal text-balance text-muted">{note}</span>}
        {hasPlace && place && (
          <span className="mt-2 flex h-9 items-center">
            <Compass {...place} size={28} />
          </span>
        )}
      </div>
    </div>
  );
}

/** A text in place of a value; screen readers get a word for the dash. */
export function MissingValue({ text }: { text: string | undefined }) {
  if (text !== texts.none) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{texts.noneSpoken}</span>
    </>
  );
}

export function AskLink({ property }: { property: Property }) {
  return (
    <a
      href={contactHrefs(property).whatsapp}
      aria-label={texts.askAbout(property.title)}
      className="-my-2 inline-flex items-center gap-1.5 py-2 text-sm font-medium text-brand hover:underline pointer-coarse:-my-3 pointer-coarse:py-3 print:hidden"
    >
      <WhatsAppIcon className="size-4.5" />
      {texts.whatsApp}
    </a>
  );
}

export function ContactAgent({ property }: { property: Property }) {
  return (
    <ButtonLink
      to={contactHrefs(property).contactPage}
      variant="secondary"
      size="sm"
      aria-label={texts.contactAbout(property.title)}
      className="w-full max-w-44"
    >
      {texts.contactAgent}
    </ButtonLink>
  );
}
