import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { useDeleteEnquiry } from '#src/features/enquiries/api/staff-mutations.ts';
import { deletion as texts } from './texts.ts';

export function DeleteEnquiry({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteEnquiry(id);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        {texts.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.title}
          description={texts.description}
          cancelLabel={texts.cancel}
          confirmLabel={texts.confirm}
          isDanger
          isBusy={isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() =>
            mutate(undefined, { onSuccess: onDeleted, onError: () => setIsAsking(false) })
          }
        />
      )}
    </>
  );
}
