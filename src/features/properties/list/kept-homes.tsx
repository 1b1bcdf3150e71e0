import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { keptHomeQueries } from '#src/features/properties/api/kept-home-queries.ts';
import { PrintDossier } from '#src/features/properties/detail/dossier/print-dossier.tsx';
import { sharedText } from '#src/features/properties/detail/property-contact.ts';
import { PriceAlert } from '#src/features/properties/saved/alerts/alert-toggles.tsx';
import { changesSince } from '#src/features/properties/saved/shortlist/home-changes.ts';
import { HomeNotes } from '#src/features/properties/saved/shortlist/home-notes.tsx';
import {
  compareHref,
  MAX_COMPARED,
  MAX_SENT_HOMES,
  shortlistLink,
} from '#src/features/properties/saved/shortlist/shortlist-link.ts';
import {
  type KeptHome,
  shortlist,
} from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import * as texts from '#src/features/properties/saved/shortlist/texts.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import type { Kept } from '#src/lib/device/device-storage.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { loginHref, paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { PropertyCard, PropertyGridSkeleton, withFooterClass } from './property-cards.tsx';

export const keptGridClass = 'grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-6';

/** The homes that are kept on this device, with the heading of their page. */
export function KeptHomes() {
  const kept = useDeviceStore(shortlist);
  if (kept.isLoading) {
    return (
      <>
        <Heading />
        <PropertyGridSkeleton />
      </>
    );
  }
  return <LoadedHomes kept={kept} />;
}

function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 id="shortlist" className="font-display text-2xl font-semibold md:text-3xl">
        {texts.shortlistHeading}
      </h1>
      {children}
    </div>
  );
}

function LoadedHomes({ kept: { items, problem } }: { kept: Kept<KeptHome> }) {
  // Once for each opening, also if homes are added or removed meanwhile.
  const [openedIds] = useState(() => items.map(({ id }) => id));
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...keptHomeQueries.byIds(openedIds),
    enabled: openedIds.length > 0,
  });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const homes = items.map(({ id, property }) => data?.[id] ?? property);
  const chosen = homes.filter(({ _id }) => selected.includes(_id));
  // A removed card may have had the focus.
  const regionRef = useKeptFocus<HTMLElement>(`${items.length}`);
  const isOutdated = isError || (data && items.some(({ id }) => isUnknown(id)));

  function isUnknown(id: string) {
    return openedIds.includes(id) && data?.[id] === undefined;
  }

  function select(id: string, isSelected: boolean) {
    setSelected((ids) => (isSelected ? [...ids, id] : ids.filter((other) => other !== id)));
  }

  return (
    <section ref={regionRef} tabIndex={-1} aria-labelledby="shortlist" className="outline-none">
      <Heading>
        <p role="status" className="text-muted tabular-nums">
          {items.length > 0 && countLabel(items.length)}
        </p>
        <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
        {items.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:ml-auto sm:justify-end">
            {homes.length > 1 && (
              <CompareSelected
                selected={selected.length > 0 ? selected : homes.map(({ _id }) => _id)}
              />
            )}
            <PrintDossier properties={chosen.length > 0 ? chosen : homes} />
            <ShareShortlist homes={homes} selected={selected} />
          </div>
        )}
      </Heading>
      {problem && (
        <p role="status" className="mb-6 rounded-card bg-warning-soft p-4 text-sm text-warning">
          {problem === 'newer-version' ? texts.newerVersion : texts.notStored}
        </p>
      )}
      {isOutdated && (
        <div role="alert" className="mb-6 flex flex-wrap items-center gap-x-3 text-sm text-warning">
          {texts.notRefreshed}
          <Button variant="ghost" size="sm" isBusy={isFetching} onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          drawing={<Atlas />}
          title={texts.shortlistEmpty}
          description={texts.shortlistEmptyHint}
          action={<ButtonLink to={paths.propertyListings.href()}>{texts.viewAll}</ButtonLink>}
        />
      ) : (
        <ul className={keptGridClass}>
          {items.map((home) => (
            <li key={home.id} className={withFooterClass}>
              <KeptHomeCard
                home={home}
                now={data?.[home.id]}
                selected={selected}
                onSelect={(isSelected) => select(home.id, isSelected)}
              />
            </li>
          ))}
        </ul>
      )}
      <AccountHint hasHomes={items.length > 0} />
    </section>
  );
}

interface KeptHomeCardProps {
  home: KeptHome;
  /** As the API has it; null if it is no longer listed, undefined until it responds. */
  now: KeptHome['property'] | null | undefined;
  selected: readonly string[];
  onSelect: (isSelected: boolean) => void;
}

function KeptHomeCard({ home, now, selected, onSelect }: KeptHomeCardProps) {
  const { id, property } = home;
  const isSelected = selected.includes(id);
  const { title } = property;
  // The heart on the card is that of the account.
  const isSignedIn = useSession() !== null;
  const changes = now ? changesSince(property, now) : [];
  return (
    <>
      {now === null ? (
        <GoneHome title={title}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.removeHome(title)}
            onClick={() => shortlist.remove(id)}
          >
            {texts.remove}
          </Button>
        </GoneHome>
      ) : (
        <PropertyCard property={now ?? property} />
      )}
      <div>
        {changes.length > 0 && (
          <ul className="mt-3 text-sm font-medium">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <HomeNotes id={id} title={title} />
        {now !== null && <PriceAlert property={now ?? property} />}
        {now !== null && (
          <div className="mt-1 flex items-center gap-3">
            <Checkbox
              label={texts.selectShort}
              aria-label={texts.select(title)}
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
            {/* The button above the homes may be far away. */}
            {isSelected && canCompare(selected) && (
              <Link
                to={compareHref(selected)}
                className="text-sm text-brand underline underline-offset-3"
              >
                {texts.compareSelected(selected.length)}
              </Link>
            )}
            {isSignedIn && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={texts.removeHomeFromDevice(title)}
                onClick={() => shortlist.remove(id)}
              >
                {texts.removeFromDevice}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
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

function canCompare(selected: readonly string[]): boolean {
  return selected.length >= 2 && selected.length <= MAX_COMPARED;
}

function CompareSelected({ selected }: { selected: readonly string[] }) {
  if (!canCompare(selected)) {
    return <p className="text-sm text-muted">{texts.selectToCompare(MAX_COMPARED)}</p>;
  }
  return (
    <ButtonLink to={compareHref(selected)} size="sm">
      {texts.compare}
    </ButtonLink>
  );
}

function ShareShortlist(props: {
  homes: readonly KeptHome['property'][];
  selected: readonly string[];
}) {
  const { homes, selected } = props;
  const chosen = homes.filter(({ _id }) => selected.includes(_id));
  const sent = (chosen.length > 0 ? chosen : homes).slice(0, MAX_SENT_HOMES);
  const isCut = (chosen.length || homes.length) > MAX_SENT_HOMES;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      {isCut && <p className="text-sm text-muted">{texts.firstShared(MAX_SENT_HOMES)}</p>}
      <ShareMenu
        variant="secondary"
        title={texts.shortlistHeading}
        text={sent.map((property) => sharedText(property)).join('\n\n')}
        url={shortlistLink(sent.map(({ _id }) => _id))}
      />
    </div>
  );
}

/** Where the homes are kept, and how to have them elsewhere. */
function AccountHint({ hasHomes }: { hasHomes: boolean }) {
  const isSignedIn = useSession() !== null;
  const { savedProperties } = paths.profile;
  const link = isSignedIn
    ? { text: texts.savedProperties, to: savedProperties.href() }
    : { text: texts.keepEverywhere, to: loginHref(paths.shortlist.href()) };
  if (!isSignedIn && !hasHomes) return null;
  return (
    <p className="mt-8 text-sm text-muted">
      {isSignedIn ? texts.accountHomes : texts.onlyOnDevice}
      <Link to={link.to} className="text-brand underline underline-offset-3">
        {link.text}
      </Link>
    </p>
  );
}
