import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';
import { type TrailStep, trailOf } from './admin-trail.ts';
import { PropertyTitle } from './property-title.tsx';
import { UserName } from './user-name.tsx';

/** Where one is in the admin area, with the records' own titles; phones shorten the way there. */
export function AdminBreadcrumb() {
  const { pathname } = useLocation();
  const trail = trailOf(pathname);
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center text-sm">
        {trail.map((step, index) => {
          const isHere = index === trail.length - 1;
          return (
            <li
              key={step.to}
              className={classNames(
                'flex min-w-0 items-center',
                // Only a record's title gives way, and the pages' own names stay whole.
                typeof step.label === 'string' && (isHere ? 'sm:shrink-0' : 'shrink-0'),
                !isHere && 'max-sm:max-w-28',
                // Phones have room for where one is and where that belongs.
                index < trail.length - 2 && 'max-sm:hidden',
              )}
            >
              {index > 0 && (
                <ChevronRight
                  aria-hidden="true"
                  className={classNames(
                    'mx-1 size-4 shrink-0 text-muted',
                    index === trail.length - 2 && 'max-sm:hidden',
                  )}
                />
              )}
              <Link
                to={step.to}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'inline-flex h-11 min-w-0 items-center',
                  isHere ? 'font-medium' : 'text-muted hover:text-brand',
                )}
              >
                <span className="truncate">
                  <StepLabel label={step.label} />
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepLabel({ label }: Pick<TrailStep, 'label'>) {
  if (typeof label === 'string') return label;
  return label.of === 'property' ? <PropertyTitle id={label.id} /> : <UserName id={label.id} />;
}
