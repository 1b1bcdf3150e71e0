import type { ReactNode } from 'react';
import type { Property } from '#contract/property/property.ts';
import { homesLabel, pricePerSqmLabel } from '#contract/property/property-labels.ts';
import { videoOf } from '#contract/property/video.ts';
import { FactGroup, FactList } from '#src/components/layout/fact-group.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { textLinkClass } from '#src/components/ui/text-link.ts';
import { availabilityLabel } from '#src/features/properties/detail/property-facts.tsx';
import * as texts from '#src/features/properties/detail/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';
import { AddFact } from './add-fact.tsx';
import * as stored from './texts.ts';

type Fields = [name: string, value: ReactNode][];

/** What the facts above do not say, in three groups, and what only a support request needs. */
export function StoredDetails({ property }: { property: Property }) {
  const { coordinates, developmentDetails: development, version } = property;
  const missing = (label: string, field: string) => (
    <span className="font-normal text-muted">
      <span className="mr-2">{stored.notGiven}</span>{' '}
      <AddFact id={property._id} field={field} label={label} />
    </span>
  );
  const offer: Fields = [
    [texts.negotiable, property.negotiable ? stored.yes : stored.no],
    [texts.pricePerSqm, pricePerSqmLabel(property)],
    [stored.offered, availabilityLabel(property)],
  ];
  if (development) {
    offer.push(
      [stored.stage, development.stage],
      [stored.homes, homesLabel(development)],
      [stored.handover, readableDate(development.handover, 'month')],
    );
  }
  const shown: Fields = [
    [stored.photos, property.images?.length ?? 0],
    [stored.exactPoint, coordinates && stored.point(coordinates, property.pointShown !== false)],
  ];
  if (hasCapability('floor-plans')) {
    shown.push([
      stored.floorPlan,
      property.floorPlan ? stored.yes : missing(stored.floorPlan, 'media'),
    ]);
  }
  if (hasCapability('video')) {
    shown.push([stored.video, videoLink(property) || missing(stored.video, 'videoUrl')]);
  }
  const listing: Fields = [
    [texts.listed, readableDate(property.createdAt, 'moment')],
    [stored.changed, readableDate(property.updatedAt, 'moment') ?? stored.notChanged],
  ];
  return (
    <div className="grid gap-5 text-sm">
      <FactGroup heading={stored.groups.offer} facts={offer} missing={stored.notGiven} />
      <FactGroup heading={stored.groups.shown} facts={shown} missing={stored.notGiven} />
      <FactGroup heading={stored.groups.listing} facts={listing} missing={stored.notGiven} />
      <details className="-my-2">
        <DisclosureSummary className="text-muted">{stored.ids}</DisclosureSummary>
        <FactList
          missing={stored.notGiven}
          facts={[
            [stored.version, version],
            [stored.id, <code key="id">{property._id}</code>],
          ]}
        />
      </details>
    </div>
  );
}

function videoLink({ videoUrl }: Property): ReactNode {
  const video = videoOf(videoUrl ?? '');
  return (
    video && (
      <a href={video.url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
        {video.url}
      </a>
    )
  );
}
