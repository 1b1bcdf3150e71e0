import type { ReactNode } from 'react';
import type { Property } from '#contract/property/property.ts';
import { homesLabel } from '#contract/property/property-labels.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import { withoutLabel } from '#contract/rules/purchase-cost.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { homeCost } from '#src/features/properties/budget/home-cost.ts';
import { aboutInAll } from '#src/features/properties/detail/texts.ts';
import { PriceAlert } from '#src/features/properties/saved/alerts/alert-toggles.tsx';
import { changesSince } from '#src/features/properties/saved/shortlist/home-changes.ts';
import { HomeNotes } from '#src/features/properties/saved/shortlist/home-notes.tsx';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import * as texts from '#src/features/properties/saved/shortlist/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { handoverLabel } from './card-facts.tsx';
import { PropertyCard } from './property-cards.tsx';
import { negotiable } from './texts.ts';
import type { ShownHome } from './use-shown-homes.ts';

interface KeptHomeCardProps {
  home: ShownHome;
  /** As the API has it; null if it is no longer listed, undefined until it responds. */
  now: Property | null | undefined;
  /** Whether there are others to compare it with. */
  canSelect: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A home of the shortlist, with the visitor's verdict, note and selection on its card. */
export function KeptHomeCard(props: KeptHomeCardProps) {
  const { home, now, canSelect, isSelected, onSelect } = props;
  const { id, property, isOnlyOnDevice } = home;
  const { title } = property;
  const isOnWideScreen = useMediaQuery(NOT_MOBILE);
  if (now === null) {
    return (
      <GoneHome title={title}>
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.removeHome(title)}
          onClick={() => shortlist.remove(id)}
        >
          {texts.remove}
        </Button>
        <HomeNotes id={id} title={title} />
      </GoneHome>
    );
  }
  const shown = now ?? property;
  const cost = homeCost(shown);
  // A development has the day it is finished in place of a total.
  const total = cost ? aboutInAll(formatShortNaira(cost.inAll)) : handoverLabel(shown);
  const without = cost
    ? withoutLabel(cost, ['search'])
    : shown.developmentDetails && homesLabel(shown.developmentDetails);
  // On phones the price has no room for it.
  const takesOffers = shown.negotiable && shown.price;
  const changes = now ? changesSince(property, now) : [];
  const selection = canSelect && (
    <Checkbox
      // On phones it has room for the box alone.
      label={isOnWideScreen && texts.selectShort}
      aria-label={texts.select(title)}
      checked={isSelected}
      onChange={({ target }) => onSelect(target.checked)}
      className={cn(
        'pointer-events-auto min-h-8! rounded-full bg-surface px-1.5 text-xs! font-medium text-ink shadow-card after:absolute after:-inset-1.5 print:hidden',
        // On phones the photo is in the corner of the card, beside the text.
        isOnWideScreen ? 'relative gap-1.5! pr-3' : 'absolute top-4 left-4 gap-0!',
      )}
    />
  );
  return (
    <PropertyCard
      property={shown}
      isWide={!canSelect}
      badge={selection}
      footer={
        <>
          <p
            className={cn(
              'in-all flex flex-wrap items-baseline gap-x-1.5 text-sm',
              isOnWideScreen ? 'mb-2' : 'justify-between',
            )}
          >
            <span className={total ? 'font-semibold' : 'text-muted'}>{total ?? texts.noTotal}</span>{' '}
            {takesOffers && !isOnWideScreen && (
              <span className="text-xs text-muted">{negotiable}</span>
            )}{' '}
            {without && <span className="w-full text-xs text-muted">{without}</span>}
          </p>
          {changes.length > 0 && (
            <ul className="mb-2 text-sm font-medium">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          <PriceAlert property={shown} />
          {isOnlyOnDevice && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.removeHomeFromDevice(title)}
              onClick={() => shortlist.remove(id)}
              className="-ml-3"
            >
              {texts.removeFromDevice}
            </Button>
          )}
          <HomeNotes id={id} title={title} />
        </>
      }
    />
  );
}

/** In place of the card of a home that was removed from the listings. */
export function GoneHome(props: { title?: string; reason?: string; children?: ReactNode }) {
  const { title, reason = texts.noLongerListed, children } = props;
  return (
    <Card className="flex h-full min-h-40 flex-col items-start gap-3 bg-sunken! p-5">
      {title && <h2 className="font-medium text-muted">{title}</h2>}
      <p className="text-sm">{reason}</p>
      {children}
    </Card>
  );
}
