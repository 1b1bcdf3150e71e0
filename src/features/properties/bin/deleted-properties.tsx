import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DAYS_IN_BIN, type DeletedProperty } from '#contract/endpoints/deleted-properties.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { PagedList } from '#src/components/feedback/paged-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { deletedPropertyQueries, useRestoreProperty } from './deleted-property-queries.ts';
import * as texts from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The properties that can be restored, the latest deletion first. */
export function DeletedProperties() {
  const query = useInfiniteQuery(deletedPropertyQueries.list());
  const deleted = query.data?.pages.flatMap((page) => page.items);
  // The pressed button is removed with its row.
  const sectionRef = useKeptFocus<HTMLElement>(deleted && `${deleted.length}`);
  return (
    <section ref={sectionRef} tabIndex={-1} aria-label={texts.heading} className="outline-none">
      <PagedList
        query={query}
        failed={texts.failed}
        empty={
          <EmptyPage
            title={texts.none(DAYS_IN_BIN)}
            action={
              <ButtonLink to={paths.admin.properties.href()} variant="secondary">
                {texts.toProperties}
              </ButtonLink>
            }
            atlasClassName="max-w-62"
          />
        }
      >
        <ul className="-mx-4 border-t md:mx-0">
          {deleted?.map((property) => (
            <DeletedRow key={property._id} property={property} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

function DeletedRow({ property }: { property: DeletedProperty }) {
  const { title, location, image, deletedAt, deletedBy } = property;
  const navigate = useNavigate();
  const restore = useRestoreProperty((id) => navigate(paths.admin.property.href(id)));
  const when = readableDate(deletedAt, 'moment') ?? deletedAt;
  const daysLeft = Math.ceil(DAYS_IN_BIN - (Date.now() - Date.parse(deletedAt)) / DAY_MS);
  const [photo] = imagesOf({ title, images: image ? [image] : [] });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 sm:flex-nowrap md:px-0">
      <div className="h-12 w-16 shrink-0 overflow-hidden rounded-field">
        <PropertyPhoto image={photo} sizes="64px" />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{location}</p>
      </div>
      <p className="text-sm text-muted tabular-nums max-sm:w-full sm:text-right">
        {deletedBy ? texts.deletedBy(deletedBy.fullName, when) : texts.deletedAt(when)}
        <span className="block">{texts.daysLeft(Math.max(1, daysLeft))}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.restoreOf(title)}
        isBusy={restore.isPending}
        onClick={() => restore.mutate(property)}
        className="max-sm:w-full"
      >
        {texts.restore}
      </Button>
    </li>
  );
}
