import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { find } from './texts.ts';

const AdminFindDialog = lazyPart(
  async () => (await import('./admin-find-dialog.tsx')).AdminFindDialog,
);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function AdminFind() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isModified = isApple ? event.metaKey : event.ctrlKey;
    if (!isModified || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    // Some browsers focus the address bar with this shortcut.
    event.preventDefault();
    if (isOpen) close();
    else if (!document.querySelector('dialog[open]')) setIsOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        title={find.hint}
        onClick={() => setIsOpen(true)}
        className="inline-flex h-11 shrink-0 items-center justify-center gap-2 rounded-field text-sm font-medium max-lg:w-11 lg:h-9 lg:border lg:border-field-line lg:bg-surface lg:px-3 lg:text-muted lg:hover:border-ink lg:pointer-coarse:h-11 [&_svg]:size-4.5"
      >
        <Search />
        <span className="max-lg:sr-only">{find.label}</span>
        <span aria-hidden="true" className="ml-4 text-xs max-lg:hidden">
          {isApple ? find.shortcut.apple : find.shortcut.others}
        </span>
      </button>
      {isOpen && (
        <AdminFindDialog
          failed={() => (
            <Dialog isOpen onClose={close} title={find.label} description={find.notLoaded} />
          )}
          onClose={close}
        />
      )}
    </>
  );
}
