import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, loadOrToast } from '#src/components/feedback/lazy-part.tsx';
import * as texts from '#src/components/texts.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';

const loadDialog = async () => (await import('#src/components/ui/dialog.tsx')).Dialog;
const Dialog = lazyPart(loadDialog);

/** The mobile menu, which loads with the first press on its button and closes on navigation. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;

  async function open() {
    if (await loadOrToast(loadDialog, texts.menuNotOpened)) setOpenedOn(key);
  }

  return (
    <>
      <IconButton
        label={texts.menu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="-mr-2.5 md:hidden print:hidden"
      />
      {isOpen && (
        <Dialog placement="right" title={texts.menu} isOpen onClose={() => setOpenedOn(null)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
