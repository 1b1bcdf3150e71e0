import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Printer } from 'lucide-react';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { keptHomeQueries } from '#src/features/properties/api/kept-home-queries.ts';
import { sharedText } from '#src/features/properties/detail/property-contact.ts';
import {
  compareHref,
  MAX_COMPARED,
} from '#src/features/properties/saved/shortlist/shortlist-link.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { useKeepHomes } from '#src/features/properties/saved/shortlist/use-keep-homes.ts';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { aloneClass, CompareTable } from './compare-table.tsx';
import * as texts from './texts.ts';

const MIN_COMPARED = 2;

/** Two to four homes side by side. Nothing is kept until the visitor asks for it. */
export function CompareHomes({ ids }: { ids: readonly string[] }) {
  const compared = ids.slice(0, MAX_COMPARED);
  const { data, error, refetch, isFetching } = useQuery({
    ...keptHomeQueries.byIds(compared),
    enabled: compared.length > 0,
    // A home that is removed leaves the others in place.
    placeholderData: (found) => (found && compared.every((id) => id in found) ? found : undefined),
  });
  const { keepHomes, isKeeping } = useKeepHomes();
  const homes = compared.map((id) => ({ id, property: data?.[id] }));
  const listed = homes.flatMap(({ property }) => property ?? []);
  const isNoneListed = homes.length > 0 && homes.every(({ property }) => property === null);
  const isSignedIn = useSession() !== null;
  const kept = useDeviceStore(shortlist).items;
  // Which homes an account has is not known here.
  const areKept = !isSignedIn && listed.every(({ _id }) => kept.some(({ id }) => id === _id));

  const isWide = useMediaQuery(NOT_MOBILE);
  // 'Try again' had the focus.
  const headingRef = useKeptFocus<HTMLHeadingElement>(!data && error ? 'failed' : undefined);
  const keepButton = listed.length > 0 && !areKept && (
    <Button
      variant={isWide ? 'secondary' : 'ghost'}
      size="sm"
      isBusy={isKeeping}
      onClick={() => keepHomes(listed)}
      className="max-md:-mr-3 print:hidden"
    >
      {texts.keepThese}
    </Button>
  );
  return (
    <>
      <div className="-mt-2 flex justify-between md:-mt-6">
        <ButtonLink
          to={paths.shortlist.href()}
          variant="ghost"
          size="sm"
          className="-ml-3 print:hidden"
        >
          <ChevronLeft />
          {texts.yourShortlist}
        </ButtonLink>
        {!isWide && keepButton}
      </div>
      <div
        className={cn('mb-1 flex flex-wrap items-center gap-2 md:mb-6', aloneClass(homes.length))}
      >
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="mr-auto font-display text-2xl font-semibold outline-none max-[22rem]:text-xl md:text-3xl"
        >
          {texts.heading}
        </h1>
        {listed.length > 0 && (
          <>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => window.print()}
              className="min-w-11 print:hidden"
            >
              <Printer />
              <span className="max-sm:sr-only">{texts.print}</span>
            </Button>
            <ShareMenu
              variant="secondary"
              labelClassName="max-sm:sr-only"
              title={texts.heading}
              text={listed.map((property) => sharedText(property)).join('\n\n')}
              url={`${window.location.origin}${compareHref(listed.map(({ _id }) => _id))}`}
            />
            {isWide && keepButton}
          </>
        )}
      </div>
      {ids.length < MIN_COMPARED && !isNoneListed && <p className="mb-4">{texts.tooFew}</p>}
      {ids.length > MAX_COMPARED && <p className="mb-4">{texts.tooMany(ids.length)}</p>}
      {compared.length > 0 && !data && !error && (
        <Spinner className="min-h-svh items-start justify-center pt-40" />
      )}
      {!data && error && (
        <ErrorState
          title={texts.loadError(error.message)}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {data && !isNoneListed && <CompareTable homes={homes} isWide={isWide} />}
      {isNoneListed && (
        <EmptyPage
          title={texts.noneListed(compared.length)}
          className="md:items-start!"
          action={<ButtonLink to={paths.propertyListings.href()}>{texts.viewAll}</ButtonLink>}
        />
      )}
    </>
  );
}
