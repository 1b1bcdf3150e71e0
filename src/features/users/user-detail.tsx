import type { ReactNode } from 'react';
import type { User } from '#contract/user.ts';
import { Card } from '#src/components/ui/card.tsx';
import { texts } from './texts.ts';
import { RoleBadge, StatusBadge, VerifiedBadge } from './user-badges.tsx';
import { userFacts } from './user-labels.ts';

interface UserDetailProps {
  user: User;
  photo: ReactNode;
  actions: ReactNode;
}

/** The fields of a user that the API returns. */
export function UserDetail({ user, photo, actions }: UserDetailProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" aria-label={texts.account} className="p-5 sm:p-6">
        <div className="flex items-center gap-4 sm:gap-5">
          {photo}
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <RoleBadge role={user.role} />
            <StatusBadge status={user.status} />
            <VerifiedBadge isVerified={user.isVerified} />
          </div>
        </div>
        <dl className="mt-5 border-t">
          {userFacts(user).map(([term, value]) => (
            <div
              key={term}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-3 last:border-b-0 last:pb-0"
            >
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="min-w-0 font-medium break-all tabular-nums sm:text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {actions}
    </div>
  );
}
