import { type LucideIcon, ShieldMinus, ShieldPlus, Trash2, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
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
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
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
      actions.push({ key: 'role', Icon: ShieldMinus, role: USER_ROLE, ...texts.demotion(name) });
    } else if (user.isVerified !== false) {
      actions.push({ key: 'role', Icon: ShieldPlus, role: ADMIN_ROLE, ...texts.promotion(name) });
    }
  }
  if (hasCapability('user-status')) {
    const isDeactivated = user.status === DEACTIVATED_STATUS;
    actions.push(
      isDeactivated
        ? { key: 'status', Icon: UserCheck, status: ACTIVE_STATUS, ...texts.activation(name) }
        : { key: 'status', Icon: UserX, status: DEACTIVATED_STATUS, ...texts.deactivation(name) },
    );
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
  const deletion = useDeleteUser(user.id);
  const changing = useChangeStatus(user);
  // The change replaces its own button; the open dialog keeps its question.
  const [opened, setOpened] = useState<UserAction>();
  const isBusy = deletion.isPending || changing.isPending;
  const isNotPromotable =
    !isOwn && user.role !== ADMIN_ROLE && user.isVerified === false && hasCapability('user-roles');
  const actions = isOwn ? [] : actionsFor(user);
  const isDangerous = ({ key }: UserAction) => key !== 'role';
  const harmless = actions.filter((action) => !isDangerous(action));
  const dangerous = actions.filter(isDangerous);
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
    <div className="grid gap-5">
      {(isOwn || isNotPromotable || harmless.length > 0) && (
        <ActionCard heading={texts.manageAccount} actions={harmless} onOpen={setOpened}>
          {isOwn && <p className="mt-2 text-sm text-muted">{texts.ownAccount}</p>}
          {isNotPromotable && (
            <p className="mt-2 text-sm text-muted">{texts.notPromotable(userName(user))}</p>
          )}
        </ActionCard>
      )}
      {dangerous.length > 0 && (
        <ActionCard heading={texts.dangerous} actions={dangerous} onOpen={setOpened} />
      )}
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
        <ConfirmDialog
          title={opened.question}
          description={opened.description}
          confirmLabel={opened.confirmLabel ?? opened.label}
          isDanger={!opened.status}
          isBusy={isBusy}
          onCancel={() => !isBusy && close()}
          onConfirm={() => confirm(opened)}
        />
      )}
    </div>
  );
}

interface ActionCardProps {
  heading: string;
  actions: readonly UserAction[];
  onOpen: (action: UserAction) => void;
  children?: ReactNode;
}

function ActionCard({ heading, actions, onOpen, children }: ActionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="p-4 md:p-5">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
      </h2>
      {children}
      {actions.map((action) => (
        <div
          key={action.key}
          className="grid items-center gap-x-6 gap-y-3 border-b py-4 last:border-b-0 last:pb-0 sm:max-lg:grid-cols-[minmax(0,1fr)_11rem]"
        >
          <p className="text-sm text-muted">{action.explanation}</p>
          <Button variant="secondary" className="w-full" onClick={() => onOpen(action)}>
            <action.Icon />
            {action.label}
          </Button>
        </div>
      ))}
    </Card>
  );
}
