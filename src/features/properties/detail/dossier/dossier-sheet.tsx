import { confirmedDay } from '#contract/property/freshness.ts';
import { isDevelopment, type Property } from '#contract/property/property.ts';
import { checkMarksOf, checkSource } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import {
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  CONTACT_SUPPORT,
  displayedStatus,
  priceLabel,
  pricePerSqmLabel,
  propertyReference,
} from '#contract/property/property-labels.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import type { OwnFigures } from '#contract/rules/purchase-cost.ts';
import { brand } from '#contract/site/brand.ts';
import { Compass } from '#src/components/atlas/compass.tsx';
import { QrCode } from '#src/components/ui/qr-code.tsx';
import { homeCost } from '#src/features/properties/budget/home-cost.ts';
import { contactHrefs } from '#src/features/properties/detail/property-contact.ts';
import { galleryOf } from '#src/features/properties/gallery/gallery-images.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { LineIcon } from '#src/features/properties/list/line-icon.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { readableDate } from '#src/lib/dates.ts';
import { typographic } from '#src/lib/typography.ts';
import { DossierCosts } from './dossier-costs.tsx';
import { Section } from './dossier-section.tsx';
import * as texts from './texts.ts';

interface DossierSheetProps {
  property: Property;
  /** What the visitor typed for this home. */
  own: OwnFigures | undefined;
  now: number;
}

/** The dossier of a home on A4. Long texts continue on a second page. */
export function DossierSheet({ property, own, now }: DossierSheetProps) {
  const { title, description } = property;
  const hidesPrice = isDevelopment(property);
  const cost = homeCost(property, own);
  const [cover] = imagesOf(property);
  const plan = galleryOf(property).find(({ isFloorPlan }) => isFloorPlan);
  const rooms = [bedroomsLabel(property), bathroomsLabel(property), areaLabel(property)];
  return (
    <article className="flex min-h-[271mm] break-after-page flex-col text-sm leading-snug last:break-after-auto">
      <p className="flex justify-between gap-4 border-b border-ink pb-1.5">
        <span>
          {texts.heading(brand.name, readableDate(new Date(now).toISOString(), 'longDay') ?? '')}
        </span>
        <span className="font-medium">{texts.reference(propertyReference(property))}</span>
      </p>
      <div className="mt-3 flex h-[68mm] shrink-0 gap-[4mm]">
        <PropertyPhoto image={cover} sizes="100vw" isPriority className="min-w-0 flex-1" />
        {plan && (
          <figure className="flex h-full w-[78mm] shrink-0 flex-col border p-[1.5mm] pb-0">
            <div className="min-h-0 flex-1">
              <PropertyPhoto image={plan} sizes="50vw" isPriority />
            </div>
            <figcaption className="py-0.5 text-center text-xs">{plan.caption}</figcaption>
          </figure>
        )}
      </div>
      <div className="mt-4 flex shrink-0 items-start justify-between gap-8">
        <div className="min-w-0">
          <h1 className="font-display text-2xl leading-tight">{title}</h1>
          <p className="mt-1 flex items-center gap-1.5 text-muted">
            <Compass {...property} />
            {locationLabel(property)}
          </p>
          <p className="mt-1 font-medium">{rooms.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="shrink-0 text-right">
          <p className="price text-2xl">{hidesPrice ? CONTACT_SUPPORT : priceLabel(property)}</p>
          {cost && <p>{texts.about(formatShortNaira(cost.inAll))}</p>}
        </div>
      </div>
      <div className="mt-4 grid shrink-0 grid-cols-[3fr_2fr] gap-x-8">
        {cost ? <DossierCosts cost={cost} /> : <Facts property={property} now={now} />}
        <div>
          <Checks property={property} />
          {cost && <Facts property={property} now={now} />}
        </div>
      </div>
      {description?.trim() && (
        <Section heading={texts.description} className="shrink-0">
          <p className="text-base leading-snug">{typographic(description.trim())}</p>
        </Section>
      )}
      <Contact property={property} />
    </article>
  );
}

function Facts({ property, now }: { property: Property; now: number }) {
  const { createdAt, amenities } = property;
  const facts: [name: string, value: string | null | undefined][] = [
    [texts.type, property.type],
    [texts.status, displayedStatus(property)],
    [texts.dimensions, areaLabel(property)],
    [texts.pricePerSqm, isDevelopment(property) ? null : pricePerSqmLabel(property)],
    [texts.listed, readableDate(createdAt, 'longDay')],
    [texts.confirmed, readableDate(confirmedDay(property, now), 'longDay')],
  ];
  return (
    <Section heading={texts.facts}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex justify-between gap-4 border-b py-0.5">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {amenities && amenities.length > 0 && (
        <p className="mt-1 text-xs">
          <span className="text-muted">{texts.amenities}: </span>
          {amenities.join(', ')}
        </p>
      )}
    </Section>
  );
}

/** The known checks, each with its source and day, then the checks that nobody has made. */
function Checks({ property }: { property: Property }) {
  const marks = checkMarksOf(property);
  const visited = readableDate(property.checks?.visitedOn, 'shortDay');
  const open = marks.filter(({ name, fact }) => fact === null && name !== 'visitedOn');
  return (
    <Section heading={texts.checks}>
      <dl>
        {marks.map(
          (mark) =>
            mark.fact !== null && (
              <div key={mark.name} className="flex gap-3 border-b py-0.5">
                <dt className="flex w-20 shrink-0 gap-1.5 text-muted">
                  <LineIcon name={mark.name} className="text-ink" />
                  {checkFields[mark.name].label}
                </dt>
                <dd className="min-w-0">
                  {mark.name === 'visitedOn' ? (
                    visited
                  ) : (
                    <>
                      <span>{mark.fact}</span>
                      <span className="block text-xs text-muted">{checkSource(mark, visited)}</span>
                    </>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-1 font-medium">
        {open.length > 0
          ? texts.notSeen(open.map(({ name }) => checkFields[name].label).join(', '))
          : texts.allSeen}
      </p>
    </Section>
  );
}

function Contact({ property }: { property: Property }) {
  const { url } = contactHrefs(property);
  return (
    <div className="mt-auto flex shrink-0 break-inside-avoid items-end justify-between gap-8 border-t border-ink pt-2">
      <div className="min-w-0 text-xs">
        <p className="text-sm font-medium">{texts.caution}</p>
        <p className="mt-1.5">
          <span className="font-medium">{texts.contact(brand.name)}: </span>
          {[
            brand.phone.label,
            brand.email,
            brand.address.lines.join(', '),
            brand.businessHours,
          ].join(' · ')}
        </p>
        <p className="break-all">{url}</p>
      </div>
      <QrCode text={url} label={texts.qrCode} className="size-[24mm] shrink-0" />
    </div>
  );
}
