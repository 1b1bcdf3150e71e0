import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type ButtonLook, buttonLook } from './button-variants.ts';
import { MenuContext } from './menu-context.ts';
import { focusMenuItem, moveInMenu } from './menu-keys.ts';

interface MenuProps extends ButtonLook {
  /** What the button says; it names the menu as well. */
  label: ReactNode;
  align?: 'start' | 'end';
  /** For the wrapper: a `max-w-*` here shortens a long label. */
  className?: string;
  /** MenuItem and MenuLink elements. */
  children: ReactNode;
}

/** A button that opens a list of actions, with the keys of the menu button pattern. */
export function Menu({
  label,
  align = 'end',
  variant = 'ghost',
  size,
  className,
  children,
}: MenuProps) {
  const [openedAt, setOpenedAt] = useState<'first' | 'last'>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = openedAt !== undefined;

  useLayoutEffect(() => {
    if (openedAt && menuRef.current) focusMenuItem(menuRef.current, openedAt);
  }, [openedAt]);

  function close() {
    setOpenedAt(undefined);
    buttonRef.current?.focus();
  }

  function handleButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenedAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  function handleMenuKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      close();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
    }
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenedAt(undefined);
  }

  return (
    <div className={classNames('relative', className)}>
      <button
        ref={buttonRef}
        id={`${id}button`}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        // Keeps the focus in an open menu, so that the click closes it and its blur does not.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpenedAt('first'))}
        onKeyDown={handleButtonKey}
        className={classNames(buttonLook({ variant, size }), 'max-w-full')}
      >
        <span className="truncate">{label}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div
          ref={menuRef}
          id={`${id}menu`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}button`}
          onKeyDown={handleMenuKey}
          onBlur={handleBlur}
          className={classNames(
            'absolute top-full z-40 mt-2 min-w-48 rounded-card border bg-surface p-1.5 shadow-float transition-[opacity,translate] starting:-translate-y-1 starting:opacity-0',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          <MenuContext value={close}>{children}</MenuContext>
        </div>
      )}
    </div>
  );
}
