import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Property } from '#contract/property.ts';
import { problemLabels, problemsOf } from '#contract/property-problems.ts';
import { Card } from '#src/components/ui/card.tsx';
import { PropertyGallery } from '#src/features/properties/gallery/property-gallery.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-images.ts';
import { PropertyAmenities } from './property-amenities.tsx';
import { PropertyRecord } from './property-record.tsx';

/** The problems of a property, then all its fields. */
export function StoredProperty({ property }: { property: Property }) {
  const { description, amenities } = property;
  const problems = problemsOf(property);
  return (
    <div className="grid gap-6">
      {problems.length > 0 && (
        <p className="flex items-start gap-2 rounded-card bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" className="mt-px size-5 shrink-0" />
          {problems.map((problem) => problemLabels[problem]).join(', ')}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <PropertyGallery images={imagesOf(property)} />
          <Section heading="Description">
            {description?.trim() ? (
              <p className="max-w-measure whitespace-pre-line">{description.trim()}</p>
            ) : (
              <p className="text-muted">Not given</p>
            )}
          </Section>
          <Section heading="Amenities">
            {amenities && amenities.length > 0 ? (
              <PropertyAmenities amenities={amenities} />
            ) : (
              <p className="text-muted">None</p>
            )}
          </Section>
        </div>
        <Section heading="Details">
          <PropertyRecord property={property} />
        </Section>
      </div>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="p-5">
      <h2 className="mb-3 text-lg font-semibold">{heading}</h2>
      {children}
    </Card>
  );
}
