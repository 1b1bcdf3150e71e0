import { ShieldMinus, ShieldPlus, Trash2, UserCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ACTIVE_STATUS,
  ADMIN_ROLE,
  DEACTIVATED_STATUS,
  USER_ROLE,
  type User,
} from '#contract/user.ts';
import { Card } from '#src/components/ui/card.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { userName } from './user-labels.ts';
import { useChangeRole, useChangeUserStatus, useDeleteUser } from './user-mutations.ts';

interface UserActionsProps {
  user: User;
  /** Called after every change, a deletion included. */
  onChanged: () => void;
  onDeleted: () => void;
}

/** Changes an admin can make to another user's account. */
export function UserActions({ user, onChanged, onDeleted }: UserActionsProps) {
  const deletion = useDeleteUser();
  return (
    <ActionsCard>
      {hasCapability('user-roles') && <RoleAction user={user} onChanged={onChanged} />}
      {hasCapability('user-status') && <StatusAction user={user} onChanged={onChanged} />}
      <ConfirmedAction
        label="Delete"
        icon={<Trash2 aria-hidden="true" />}
        explanation="Deletes the account with its saved properties, photo and sessions."
        question="Are you sure?"
        description="This action cannot be undone. This will permanently delete the user account and remove their data from our servers."
        confirmLabel="Delete user"
        isPermanent
        onConfirm={async () => {
          await deletion.mutateAsync(user);
          onChanged();
          onDeleted();
        }}
      />
    </ActionsCard>
  );
}

/** Shown instead of the actions on the admin's own account. */
export function OwnAccountNote() {
  return (
    <ActionsCard>
      <p className="mt-3 text-sm text-muted">
        This is your own account. Only another admin can delete it, deactivate it or change its
        role.
      </p>
    </ActionsCard>
  );
}

function ActionsCard({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="user-actions" className="p-5">
      <h2 id="user-actions" className="text-lg font-semibold">
        Manage account
      </h2>
      {children}
    </Card>
  );
}

type ActionProps = Pick<UserActionsProps, 'user' | 'onChanged'>;

function RoleAction({ user, onChanged }: ActionProps) {
  const { mutateAsync } = useChangeRole(user);
  const name = userName(user);
  if (user.role === ADMIN_ROLE) {
    return (
      <ConfirmedAction
        label="Remove as admin"
        icon={<ShieldMinus aria-hidden="true" />}
        explanation="An admin manages every property and every account."
        question={`Remove ${name} as an admin?`}
        description="They keep their account but lose their admin rights at once."
        confirmLabel="Remove as admin"
        onConfirm={() => mutateAsync(USER_ROLE).then(onChanged)}
      />
    );
  }
  if (user.isVerified === false) {
    return (
      <p className="border-b py-4 text-sm text-muted">
        {`${name} can become an admin once their email is verified: until then it may belong to someone else.`}
      </p>
    );
  }
  return (
    <ConfirmedAction
      label="Make admin"
      icon={<ShieldPlus aria-hidden="true" />}
      explanation="An admin manages every property and every account."
      question={`Make ${name} an admin?`}
      description="They will be able to change every property, and to see, deactivate and delete accounts."
      confirmLabel="Make admin"
      onConfirm={() => mutateAsync(ADMIN_ROLE).then(onChanged)}
    />
  );
}

function StatusAction({ user, onChanged }: ActionProps) {
  const { mutateAsync } = useChangeUserStatus(user);
  const name = userName(user);
  if (user.status === DEACTIVATED_STATUS) {
    return (
      <ConfirmedAction
        label="Activate"
        icon={<UserCheck aria-hidden="true" />}
        explanation="Nobody can log in with this account until it is active again."
        question={`Activate ${name}'s account?`}
        description="They can log in again. Their saved properties and data are unchanged."
        confirmLabel="Activate"
        onConfirm={() => mutateAsync(ACTIVE_STATUS).then(onChanged)}
      />
    );
  }
  return (
    <ConfirmedAction
      label="Deactivate"
      icon={<UserX aria-hidden="true" />}
      explanation="A deactivated account is kept, but nobody can log in with it."
      question={`Deactivate ${name}'s account?`}
      description="They are logged out everywhere at once and cannot log in until an admin activates the account again. Nothing is deleted."
      confirmLabel="Deactivate"
      onConfirm={() => mutateAsync(DEACTIVATED_STATUS).then(onChanged)}
    />
  );
}
