import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as texts from '#src/components/texts.ts';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';

/** The button and the drawer of the mobile menu, which closes on navigation. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  return (
    <>
      <IconButton
        label={texts.menu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(key)}
        className="-mr-2.5 md:hidden print:hidden"
      />
      <Dialog
        placement="right"
        title={texts.menu}
        isOpen={isOpen}
        onClose={() => setOpenedOn(null)}
      >
        {children}
      </Dialog>
    </>
  );
}
