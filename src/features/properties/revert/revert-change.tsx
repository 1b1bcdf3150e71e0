import { useState } from 'react';
import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import * as texts from './texts.ts';

const RevertDialog = lazyPart(async () => (await import('./revert-dialog.tsx')).RevertDialog);

interface RevertChangeProps {
  event: AuditEvent;
  onReverted: () => void;
}

/** A button to restore the values before an event, if the event has them. */
export function RevertChange({ event: { property, changes }, onReverted }: RevertChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!property || !changes?.length) return null;
  return (
    <>
      {' '}
      <button
        type="button"
        aria-label={texts.revertOf(property.title)}
        onClick={() => setIsOpen(true)}
        // The line keeps its height.
        className="-my-0.5 sm:ml-1 inline-flex min-h-6 items-center font-medium text-brand hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
      >
        {texts.revert}
      </button>
      {isOpen && (
        <RevertDialog
          failed={() => (
            <Dialog isOpen onClose={close} title={texts.question} description={texts.notLoaded} />
          )}
          property={property}
          changes={changes}
          onReverted={onReverted}
          onClose={close}
        />
      )}
    </>
  );
}
