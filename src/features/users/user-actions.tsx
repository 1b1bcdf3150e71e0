import { ShieldMinus, ShieldPlus, Trash2, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  ACTIVE_STATUS,
  ADMIN_ROLE,
  DEACTIVATED_STATUS,
  USER_ROLE,
  type User,
} from '#contract/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import * as texts from './texts.ts';
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
        {...texts.deletion}
        icon={<Trash2 aria-hidden="true" />}
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
      <p className="mt-3 text-sm text-muted">{texts.ownAccount}</p>
    </ActionsCard>
  );
}

function ActionsCard({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="user-actions" className="p-5">
      <h2 id="user-actions" className="text-lg font-semibold">
        {texts.manageAccount}
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
        {...texts.demotion}
        question={texts.demotion.question(name)}
        icon={<ShieldMinus aria-hidden="true" />}
        onConfirm={() => mutateAsync(USER_ROLE).then(onChanged)}
      />
    );
  }
  if (user.isVerified === false) {
    return <p className="border-b py-4 text-sm text-muted">{texts.notPromotable(name)}</p>;
  }
  return (
    <ConfirmedAction
      {...texts.promotion}
      question={texts.promotion.question(name)}
      icon={<ShieldPlus aria-hidden="true" />}
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
        {...texts.activation}
        question={texts.activation.question(name)}
        icon={<UserCheck aria-hidden="true" />}
        onConfirm={() => mutateAsync(ACTIVE_STATUS).then(onChanged)}
      />
    );
  }
  return (
    <ConfirmedAction
      {...texts.deactivation}
      question={texts.deactivation.question(name)}
      icon={<UserX aria-hidden="true" />}
      onConfirm={() => mutateAsync(DEACTIVATED_STATUS).then(onChanged)}
    />
  );
}

interface ConfirmedActionProps {
  /** Label of the button that opens the dialog. */
  label: string;
  icon: ReactNode;
  explanation: string;
  question: string;
  description: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Cannot be undone: the button of the dialog is red. */
  isPermanent?: boolean;
  /** Shows its own toast if it fails. */
  onConfirm: () => Promise<unknown>;
}

/** A button that runs an action after a confirmation dialog. */
function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, icon, explanation } = props;
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  // The action changes the props of its own button; the open dialog keeps its question.
  const [shown, setShown] = useState(props);

  async function confirm() {
    setState('busy');
    try {
      await shown.onConfirm();
    } catch {
      // The mutation shows a toast; an open dialog would cover it.
    }
    setState('closed');
  }

  function open() {
    setShown(props);
    setState('open');
  }

  const cancel = () => state === 'open' && setState('closed');
  return (
    <div className="border-b py-4 last:border-b-0 last:pb-0">
      <p className="mb-3 text-sm text-muted">{explanation}</p>
      <Button variant="secondary" className="w-full" onClick={open}>
        {icon}
        {label}
      </Button>
      <Dialog
        isOpen={state !== 'closed'}
        onClose={cancel}
        title={shown.question}
        description={shown.description}
        footer={
          <>
            <Button variant="secondary" disabled={state === 'busy'} onClick={cancel}>
              {texts.cancel}
            </Button>
            <Button
              variant={shown.isPermanent ? 'danger' : 'primary'}
              isBusy={state === 'busy'}
              onClick={confirm}
            >
              {shown.confirmLabel}
            </Button>
          </>
        }
      />
    </div>
  );
}
