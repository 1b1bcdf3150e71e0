import { type LucideIcon, ShieldMinus, ShieldPlus, Trash2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import {
  ACTIVE_STATUS,
  ADMIN_ROLE,
  type ChangeRoleRequest,
  type ChangeUserStatusRequest,
  DEACTIVATED_STATUS,
  USER_ROLE,
  type User,
} from '#contract/endpoints/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { RoleDialog } from './role-dialog.tsx';
import * as texts from './texts.ts';
import { userName } from './user-labels.ts';
import { useChangeStatus, useDeleteUser } from './user-mutations.ts';

interface UserAction extends texts.ActionTexts {
  /** The same for a change and its reverse, so that their button keeps the focus. */
  key: 'role' | 'status' | 'deletion';
  Icon: LucideIcon;
  /** The new role, of the action 'role'. */
  role?: ChangeRoleRequest['role'];
  /** The new status, of the action 'status'. */
  status?: ChangeUserStatusRequest['status'];
}

/** The changes of role and status that the API has, and the deletion. */
function actionsFor(user: User): UserAction[] {
  const name = userName(user);
  const actions: UserAction[] = [];
  if (hasCapability('user-roles')) {
    if (user.role === ADMIN_ROLE) {
      const role = USER_ROLE;
      actions.push({ key: 'role', ...texts.demotion(name), Icon: ShieldMinus, role });
    } else if (user.isVerified !== false) {
      const role = ADMIN_ROLE;
      actions.push({ key: 'role', ...texts.promotion(name), Icon: ShieldPlus, role });
    }
  }
  if (hasCapability('user-status')) {
    if (user.status === DEACTIVATED_STATUS) {
      const status = ACTIVE_STATUS;
      actions.push({ key: 'status', ...texts.activation(name), Icon: UserCheck, status });
    } else {
      const status = DEACTIVATED_STATUS;
      actions.push({ key: 'status', ...texts.deactivation(name), Icon: UserX, status });
    }
  }
  return [...actions, { key: 'deletion', ...texts.deletion(name), Icon: Trash2 }];
}

interface UserActionsProps {
  user: User;
  /** The admin's own account, which only another admin can change. */
  isOwn: boolean;
  /** Called after every change, a deletion included. */
  onChanged: () => void;
  onDeleted: () => void;
}

/** The changes that an admin can make to an account, each after a confirmation dialog. */
export function UserActions({ user, isOwn, onChanged, onDeleted }: UserActionsProps) {
  const deletion = useDeleteUser();
  const changing = useChangeStatus(user);
  // The change replaces its own button; the open dialog keeps its question.
  const [opened, setOpened] = useState<UserAction>();
  const isBusy = deletion.isPending || changing.isPending;
  const isUnverified = user.role !== ADMIN_ROLE && user.isVerified === false;
  const close = () => setOpened(undefined);

  async function confirm({ status, done }: UserAction) {
    try {
      if (status) await changing.mutateAsync({ body: { status }, done });
      else await deletion.mutateAsync(user);
      onChanged();
      if (!status) onDeleted();
    } catch {
      // The mutation shows a toast; an open dialog would cover it.
    }
    close();
  }

  return (
    <Card as="section" aria-labelledby="user-actions" className="p-5">
      <h2 id="user-actions" className="text-lg font-semibold">
        {texts.manageAccount}
      </h2>
      {isOwn && <p className="mt-3 text-sm text-muted">{texts.ownAccount}</p>}
      {!isOwn && isUnverified && hasCapability('user-roles') && (
        <p className="border-b py-4 text-sm text-muted">{texts.notPromotable(userName(user))}</p>
      )}
      {!isOwn &&
        actionsFor(user).map((action) => (
          <div key={action.key} className="border-b py-4 last-of-type:border-b-0 last-of-type:pb-0">
            <p className="mb-3 text-sm text-muted">{action.explanation}</p>
            <Button variant="secondary" className="w-full" onClick={() => setOpened(action)}>
              <action.Icon />
              {action.label}
            </Button>
          </div>
        ))}
      {opened?.role && (
        <RoleDialog
          user={user}
          role={opened.role}
          action={opened}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {opened && !opened.role && (
        <Dialog
          isOpen
          onClose={() => !isBusy && close()}
          title={opened.question}
          description={opened.description}
          footer={
            <>
              <Button variant="secondary" disabled={isBusy} onClick={close}>
                {texts.cancel}
              </Button>
              <Button
                variant={opened.status ? 'primary' : 'danger'}
                isBusy={isBusy}
                onClick={() => confirm(opened)}
              >
                {opened.confirmLabel ?? opened.label}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}
