import type { Property } from '#contract/property.ts';
import { areaLabel } from '#contract/property-words.ts';
import { readableDate } from '#src/lib/dates.ts';

interface PropertyDetailsProps {
  property: Property;
}

/** The record's plain data. */
export function PropertyDetails({ property }: PropertyDetailsProps) {
  const details: [name: string, value: string | null | undefined][] = [
    ['Type', property.type],
    ['Dimensions', areaLabel(property)],
    ['Listed', readableDate(property.createdAt, 'longDay')],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8">
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4 border-b py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
