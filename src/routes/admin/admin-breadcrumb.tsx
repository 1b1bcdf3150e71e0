import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { BrandMark } from '#src/components/layout/brand-mark.tsx';
import { enquiryPaths } from '#src/features/enquiries/staff/enquiry-paths.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { userName } from '#src/features/users/user-labels.ts';
import { userQueries } from '#src/features/users/user-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { breadcrumb, pages } from './texts.ts';

interface Step {
  path: string;
  label?: string;
  /** In place of the label: the title of a record, which is truncated before the labels of pages. */
  Title?: ComponentType<{ id: string }>;
}

/** The steps from the overview to this page; phones show the one before it, as a link back. */
export function AdminBreadcrumb() {
  const { pathname } = useLocation();
  const { steps, id } = trailTo(pathname);
  const isOverview = steps.length === 1;
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <nav aria-label={breadcrumb.label} className="min-w-0 flex-1">
      {isOverview && (
        <div className="md:hidden">
          <BrandMark />
        </div>
      )}
      <ol className={cn('flex min-w-0 items-center text-sm', isOverview && 'max-md:sr-only')}>
        {steps.map(({ path, label, Title }, index) => {
          const isCurrent = index === steps.length - 1;
          const isParent = index === steps.length - 2;
          return (
            <li
              key={path}
              className={cn(
                'flex min-w-0 items-center',
                !Title && (isCurrent ? 'sm:shrink-0' : 'shrink-0'),
                !isParent && steps.length > 1 && 'max-sm:hidden',
              )}
            >
              {isParent && (
                <ChevronLeft className="mr-1 -ml-1 size-4 shrink-0 text-muted sm:hidden" />
              )}
              {index > 0 && (
                <ChevronRight className="mx-1 size-4 shrink-0 text-muted max-sm:hidden" />
              )}
              <Link
                to={path.replace(':id', encodeURIComponent(id))}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'inline-flex h-11 min-w-0 items-center',
                  isCurrent ? 'font-medium' : 'text-muted hover:text-brand',
                )}
              >
                <span className="truncate">
                  {!Title ? label : isParent && !isWide ? breadcrumb.property : <Title id={id} />}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const { admin } = paths;
const overview: Step = { path: admin.home.path, label: pages.overview };
const properties: Step = { path: admin.properties.path, label: pages.properties };
const property: Step = { path: admin.property.path, Title: PropertyTitle };
const editProperty: Step = { path: admin.editProperty.path, label: breadcrumb.editProperty };
const users: Step = { path: admin.userList.path, label: pages.users };
const imports: Step = { path: admin.imports.path, label: pages.imports };

const enquiries: Step = { path: enquiryPaths.list.path, label: pages.enquiries };

const trails: Step[][] = [
  [overview, properties],
  [overview, properties, { path: admin.deletedProperties.path, label: breadcrumb.deleted }],
  [overview, properties, property],
  [overview, properties, property, editProperty],
  [overview, properties, imports],
  [overview, properties, imports, { path: admin.import.path, label: breadcrumb.import }],
  [overview, users],
  [overview, users, { path: admin.user.path, Title: UserName }],
  [overview, { path: admin.listProperty.path, label: pages.listProperty }],
  [overview, enquiries],
  [overview, enquiries, { path: enquiryPaths.one.path, label: breadcrumb.enquiry }],
  [overview, { path: admin.auditLog.path, label: pages.auditLog }],
];

function trailTo(pathname: string) {
  for (const steps of trails) {
    const match = matchPath(steps.at(-1)?.path ?? '', pathname);
    if (match) return { steps, id: match.params.id ?? '' };
  }
  return { steps: [overview], id: '' };
}

/** Reads the property from the cache; the page requests it. */
function PropertyTitle({ id }: { id: string }) {
  const { data } = useQuery({ ...propertyQueries.detail(id), enabled: false });
  return data?.title ?? breadcrumb.property;
}

/** Reads the user from the cache; the page requests it. */
function UserName({ id }: { id: string }) {
  const { data } = useQuery({ ...userQueries.detail(id), enabled: false });
  return data ? userName(data) : breadcrumb.user;
}
