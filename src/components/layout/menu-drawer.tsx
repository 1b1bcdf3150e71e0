import { Menu as MenuIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';

/** Whoever opens no menu is spared its code. */
const Sheet = lazy(async () => ({ default: (await import('#src/components/ui/sheet.tsx')).Sheet }));

/** The menu of phones: a button, and a drawer that goes when its visitor goes anywhere. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // Opened on one history entry: going anywhere closes it.
  const [openedOn, setOpenedOn] = useState<string | null>();
  const isOpen = openedOn === key;
  return (
    <>
      <IconButton
        label="Menu"
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(key)}
        className="-mr-2.5 md:hidden print:hidden"
      />
      {openedOn !== undefined && (
        <PartBoundary
          key={key}
          fallback={isOpen && <div className="w-full pb-4 md:hidden">{children}</div>}
        >
          <Suspense>
            <Sheet side="right" title="Menu" isOpen={isOpen} onClose={() => setOpenedOn(null)}>
              {children}
            </Sheet>
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
