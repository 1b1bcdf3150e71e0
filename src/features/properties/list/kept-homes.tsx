import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Property } from '#contract/property/property.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { keptHomeQueries } from '#src/features/properties/api/kept-home-queries.ts';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { PrintDossier } from '#src/features/properties/detail/dossier/print-dossier.tsx';
import { sharedText } from '#src/features/properties/detail/property-contact.ts';
import { CompareSelected } from '#src/features/properties/saved/shortlist/compare-selected.tsx';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import {
  MAX_SENT_HOMES,
  shortlistLink,
} from '#src/features/properties/saved/shortlist/shortlist-link.ts';
import * as texts from '#src/features/properties/saved/shortlist/texts.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { loginHref, paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { KeptHomeCard } from './kept-home-card.tsx';
import { NothingKept } from './nothing-kept.tsx';
import { PropertyGridSkeleton, SuggestedCards } from './property-grid.tsx';
import { type ShownHome, useShownHomes } from './use-shown-homes.ts';

const gridClass = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:gap-6';
/** One, two or four in a row, so that four homes leave no hole. */
export const keptGridClass = `${gridClass} xl:grid-cols-4`;
/** For two or three homes, and `AddAnother` in the rest of the row. */
const fewGridClass = `${gridClass} xl:grid-cols-3`;
const MAX_FEW = 3;
/** Rows no taller than what is beside the small photo. */
const narrowCardsClass =
  '[&_.last-part]:inline [&_h2]:line-clamp-3! [&_.card-location>*]:whitespace-normal [&_article]:grid-rows-[auto_min-content_min-content_1fr]!';
/** In styles.css: the one home fills the row. */
const oneGridClass = `${gridClass} property-grid-wide`;

const addAnother = {
  title: 'Keep another home',
  description: 'Two to four homes can be compared side by side.',
};

/** The ids of the selected homes, in the history too, so that Back from a comparison keeps them. */
const Selection = z.object({ selected: z.array(z.string()) });

/** The homes that the visitor keeps, with the heading of their page. */
export function KeptHomes() {
  const shown = useShownHomes();
  const { homes, device, account } = shown;
  const notes = useDeviceStore(homeNotes);
  if (device.isLoading || notes.isLoading || (homes.length === 0 && account.isLoading)) {
    return (
      <>
        <Heading />
        <PropertyGridSkeleton />
      </>
    );
  }
  return <LoadedHomes shown={shown} />;
}

function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-3 md:mb-6">
      <Title />
      {children}
    </div>
  );
}

function Title() {
  return (
    <h1 id="shortlist" className="font-display text-2xl font-semibold md:text-3xl">
      {texts.shortlistHeading}
    </h1>
  );
}

function LoadedHomes({ shown }: { shown: ReturnType<typeof useShownHomes> }) {
  const { account, device } = shown;
  const noIds = useDeviceStore(homeNotes)
    .items.filter(({ verdict }) => verdict === 'no')
    .map(({ id }) => id);
  // The homes with a No are last from the next opening on, so that none moves under a finger.
  const [lastIds] = useState(noIds);
  const isLast = ({ id }: ShownHome) => lastIds.includes(id);
  const kept = shown.homes.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const { items, problem } = device;
  // Once for each opening, also if homes are added or removed meanwhile.
  const [openedIds] = useState(() => items.map(({ id }) => id));
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...keptHomeQueries.byIds(openedIds),
    enabled: openedIds.length > 0,
  });
  const isWide = useMediaQuery(NOT_MOBILE);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [selection, setSelection] = useState(() => Selection.safeParse(state).data?.selected ?? []);
  const homes = kept.map(({ id, property }) => data?.[id] ?? property);
  const chosen = homes.filter(({ _id }) => selection.includes(_id));
  const selected = chosen.map(({ _id }) => _id);
  // A removed card may have had the focus.
  const regionRef = useKeptFocus<HTMLElement>(`${kept.length}`);
  const isEmpty = homes.length === 0 && !account.isLoadingError;
  const isOutdated = isError || (data && items.some(({ id }) => isUnknown(id)));

  function isUnknown(id: string) {
    return openedIds.includes(id) && data?.[id] === undefined;
  }

  function refresh() {
    if (openedIds.length > 0) refetch();
    if (account.isSuccess) account.refetch();
  }

  function select(id: string, isSelected: boolean) {
    const others = selection.filter((other) => other !== id);
    const next = isSelected ? [...others, id] : others;
    setSelection(next);
    navigate('.', { replace: true, state: { ...state, selected: next }, preventScrollReset: true });
  }

  const compare = homes.length > 1 && (
    <CompareSelected ids={kept.map(({ id }) => id)} noIds={noIds} selected={selected} />
  );

  return (
    <section ref={regionRef} tabIndex={-1} aria-labelledby="shortlist" className="outline-none">
      {!isEmpty && (
        <Heading>
          <p role="status" className="text-muted tabular-nums">
            {homes.length > 0 && countLabel(homes.length)}
          </p>
          {homes.length > 0 && (
            <div className="ml-auto flex flex-wrap items-center gap-2">
              <PrintDossier
                properties={chosen.length > 0 ? chosen : homes}
                variant="secondary"
                labelClassName="max-sm:sr-only"
              />
              <ShareShortlist homes={chosen.length > 0 ? chosen : homes} />
              {isWide && compare}
            </div>
          )}
        </Heading>
      )}
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
      {account.isLoadingError && (
        <ErrorState
          title={texts.accountNotLoaded(account.error.message)}
          onRetry={account.refetch}
          isRetrying={account.isFetching}
        />
      )}
      {isEmpty && <NothingKept heading={<Title />} />}
      {homes.length > 0 && (
        <ul className={cn('kept-homes', gridClassFor(homes.length), !isWide && narrowCardsClass)}>
          {kept.map((home, index) => (
            <li
              key={home.id}
              className={cn(
                noIds.includes(home.id) && 'said-no',
                // The card has 'Negotiable' at its foot, beside the total.
                !isWide && homes[index]?.negotiable && '[&_.price+span]:hidden',
              )}
            >
              <KeptHomeCard
                home={home}
                now={data?.[home.id]}
                canSelect={homes.length > 1}
                isSelected={selected.includes(home.id)}
                onSelect={(isSelected) => select(home.id, isSelected)}
              />
            </li>
          ))}
          <AddAnother count={homes.length} />
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {homes.length > 0 && <OnlyOnDevice />}
        {/* Its icon ends at the margin. */}
        <div className="-mr-3.5 max-md:hidden">
          <Freshness
            updatedAt={dataUpdatedAt || account.dataUpdatedAt}
            isRefreshing={isFetching || account.isFetching}
            onRefresh={refresh}
          />
        </div>
      </div>
      {!isWide && compare && (
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-20 -mx-4 mt-4 border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:w-full print:hidden"
        >
          {compare}
        </div>
      )}
      {homes.length === 1 && homes.map((home) => <KeepAnother key={home._id} like={home} />)}
    </section>
  );
}

function gridClassFor(count: number): string {
  if (count === 1) return oneGridClass;
  return count > MAX_FEW ? keptGridClass : fewGridClass;
}

function ShareShortlist({ homes }: { homes: readonly Property[] }) {
  const sent = homes.slice(0, MAX_SENT_HOMES);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      {homes.length > MAX_SENT_HOMES && (
        <p className="text-sm text-muted">{texts.firstShared(MAX_SENT_HOMES)}</p>
      )}
      <ShareMenu
        variant="secondary"
        labelClassName="max-sm:sr-only"
        title={texts.shortlistHeading}
        text={sent.map((property) => sharedText(property)).join('\n\n')}
        url={shortlistLink(sent.map(({ _id }) => _id))}
      />
    </div>
  );
}

/** The next step after one home: others like it. */
function KeepAnother({ like }: { like: Property }) {
  const { data = [] } = useQuery(suggestionQueries.similar(like));
  return (
    <aside aria-labelledby="keep-another" className="mt-12 border-t pt-8 md:mt-16">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="keep-another" className="text-xl font-semibold">
            {addAnother.title}
          </h2>
          <p className="mt-1 text-sm text-muted">{addAnother.description}</p>
        </div>
        <ButtonLink to={paths.propertyListings.href()} variant="secondary" size="sm">
          {texts.viewAll}
        </ButtonLink>
      </div>
      <SuggestedCards properties={data} />
    </aside>
  );
}

/** The next step, in the place of the one home more that the row has room for. */
function AddAnother({ count }: { count: number }) {
  if (count === 1 || count > MAX_FEW) return null;
  return (
    <li className={cn(count === 2 ? 'max-xl:hidden' : 'max-md:hidden xl:hidden', 'print:hidden')}>
      <EmptyState
        {...addAnother}
        action={
          <ButtonLink to={paths.propertyListings.href()} variant="secondary">
            {texts.viewAll}
          </ButtonLink>
        }
        className="h-full content-center"
      />
    </li>
  );
}

/** Where a guest's homes are kept, and how to have them elsewhere. */
function OnlyOnDevice() {
  if (useSession()) return null;
  return (
    <p className="text-sm text-muted">
      {texts.onlyOnDevice}
      <Link
        to={loginHref(paths.shortlist.href())}
        className="text-brand underline underline-offset-3"
      >
        {texts.keepEverywhere}
      </Link>
    </p>
  );
}
