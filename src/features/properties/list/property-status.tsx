import { FOR_SALE, NEW_DEVELOPMENT, type Property } from '#contract/property/property.ts';
import { displayedStatus } from '#contract/property/property-labels.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { cn } from '#src/lib/class-names.ts';

const dots: Record<string, string> = {
  [FOR_SALE]: 'bg-success',
  Available: 'bg-success',
  [NEW_DEVELOPMENT]: 'bg-info',
  'Under Offer': 'bg-warning',
  Sold: 'bg-ink',
};

interface PropertyStatusProps {
  property: Pick<Property, 'status'>;
  /** Over an image instead of on the page. */
  isOnImage?: boolean;
}

export function PropertyStatus({ property, isOnImage }: PropertyStatusProps) {
  const status = displayedStatus(property);
  return (
    <Badge tone={isOnImage ? 'photo' : 'neutral'}>
      <span
        aria-hidden="true"
        className={cn('mr-0.5 size-2 shrink-0 rounded-full', dots[status] ?? 'bg-muted')}
      />
      {status}
    </Badge>
  );
}
