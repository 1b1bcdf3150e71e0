import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { userName } from '#src/features/users/user-labels.ts';
import { userQueries } from '#src/features/users/user-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const { breadcrumb, pages } = texts;

interface Step {
  to: string;
  label: ReactNode;
  /** The title of a record; it is truncated before the names of pages. */
  isTitle?: boolean;
}

/** The steps from the overview to this page; phones show the one before it, as a link back. */
export function AdminBreadcrumb() {
  const { pathname } = useLocation();
  const steps = stepsTo(pathname);
  return (
    <nav aria-label={breadcrumb.label} className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center text-sm">
        {steps.map(({ to, label, isTitle }, index) => {
          const isCurrent = index === steps.length - 1;
          const isParent = index === steps.length - 2;
          return (
            <li
              key={to}
              className={cn(
                'flex min-w-0 items-center',
                !isTitle && (isCurrent ? 'sm:shrink-0' : 'shrink-0'),
                !isParent && steps.length > 1 && 'max-sm:hidden',
              )}
            >
              {isParent && (
                <ChevronLeft
                  aria-hidden="true"
                  className="mr-1 -ml-1 size-4 shrink-0 text-muted sm:hidden"
                />
              )}
              {index > 0 && (
                <ChevronRight
                  aria-hidden="true"
                  className="mx-1 size-4 shrink-0 text-muted max-sm:hidden"
                />
              )}
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'inline-flex h-11 min-w-0 items-center',
                  isCurrent ? 'font-medium' : 'text-muted hover:text-brand',
                )}
              >
                <span className="truncate">{label}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const { admin } = paths;
const overview: Step = { to: admin.home.href(), label: pages.overview };
const properties: Step = { to: admin.properties.href(), label: pages.properties };
const users: Step = { to: admin.userList.href(), label: pages.users };
const imports: Step = { to: admin.imports.href(), label: pages.imports };
const property = (id: string): Step => ({
  to: admin.property.href(id),
  label: <PropertyTitle id={id} />,
  isTitle: true,
});

/** The steps after the overview, by the path of the page. */
const stepsByPath: Record<string, (id: string) => Step[]> = {
  [admin.properties.path]: () => [properties],
  [admin.listProperty.path]: () => [{ to: admin.listProperty.href(), label: pages.listProperty }],
  [admin.property.path]: (id) => [properties, property(id)],
  [admin.editProperty.path]: (id) => [
    properties,
    property(id),
    { to: admin.editProperty.href(id), label: breadcrumb.editProperty },
  ],
  [admin.userList.path]: () => [users],
  [admin.user.path]: (id) => [
    users,
    { to: admin.user.href(id), label: <UserName id={id} />, isTitle: true },
  ],
  [admin.imports.path]: () => [properties, imports],
  [admin.import.path]: (id) => [
    properties,
    imports,
    { to: admin.import.href(id), label: breadcrumb.import },
  ],
  [admin.auditLog.path]: () => [{ to: admin.auditLog.href(), label: pages.auditLog }],
};

function stepsTo(pathname: string): Step[] {
  for (const [path, stepsOf] of Object.entries(stepsByPath)) {
    const match = matchPath(path, pathname);
    if (match) return [overview, ...stepsOf(match.params.id ?? '')];
  }
  return [overview];
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
