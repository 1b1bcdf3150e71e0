import { Check, ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { cn } from '#src/lib/class-names.ts';
import { type ButtonVariants, buttonVariants } from './button.tsx';

const CloseMenu = createContext<() => void>(() => {});

interface MenuProps extends ButtonVariants {
  /** The label of the button and the name of the menu. */
  label: ReactNode;
  /** For the wrapper: a `max-w-*` shortens a long label. */
  className?: string;
  /** Replaces the appearance of the button. */
  buttonClassName?: string;
  /** Tab index of the button. */
  tabIndex?: number;
  /** The edge that the menu shares with the button. */
  align?: 'left' | 'right';
  /** Opens above the button, which is at the lower edge of the screen. */
  opensUp?: boolean;
  /** Whether the menu is open at first, with the focus in it. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A button that opens a list of actions, with the keyboard support of the ARIA menu button. */
export function Menu(props: MenuProps) {
  const { label, variant = 'ghost', size, className, align = 'right', children } = props;
  const { buttonClassName = cn(buttonVariants({ variant, size }), 'max-w-full') } = props;
  const [openedAt, setOpenedAt] = useState<'first' | 'last' | undefined>(
    props.startsOpen ? 'first' : undefined,
  );
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = openedAt !== undefined;

  useLayoutEffect(() => {
    if (!openedAt || !menuRef.current) return;
    const items = itemsOf(menuRef.current);
    items.at(openedAt === 'first' ? 0 : -1)?.focus();
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
      const item = itemForKey(itemsOf(event.currentTarget), event.key);
      item?.focus();
      if (item) event.preventDefault();
    }
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenedAt(undefined);
  }

  return (
    <div className={cn('relative', className)}>
      <button
        ref={buttonRef}
        id={`${id}button`}
        type="button"
        tabIndex={props.tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        // Keeps the focus in an open menu: its blur would close it, and the click would open it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpenedAt('first'))}
        onKeyDown={handleButtonKey}
        className={buttonClassName}
      >
        <span className="truncate">{label}</span>
        <ChevronDown className={cn('shrink-0 transition-transform', isOpen && 'rotate-180')} />
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
          className={cn(
            'absolute z-40 min-w-48 rounded-card bg-surface p-1.5 text-left font-normal shadow-float transition-[opacity,translate] starting:-translate-y-1 starting:opacity-0',
            props.opensUp ? 'bottom-full mb-1' : 'top-full mt-1',
            align === 'right' ? 'right-0' : 'left-0',
          )}
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </div>
  );
}

const itemClass =
  'flex h-10 w-full items-center gap-3 rounded-field px-3 text-left text-sm text-ink transition-colors hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:h-11 [&_svg]:size-4.5 [&_svg]:text-muted';

interface MenuItemProps {
  onSelect: () => void;
  /** Whether this is the chosen one of several values; undefined for an action. */
  isChosen?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, isChosen, children }: MenuItemProps) {
  const closeMenu = use(CloseMenu);
  return (
    <button
      type="button"
      {...(isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': isChosen })}
      tabIndex={-1}
      className={itemClass}
      onClick={() => {
        closeMenu();
        onSelect();
      }}
    >
      {children}
      {isChosen && <Check className="ml-auto" />}
    </button>
  );
}

export function MenuLink(props: ComponentProps<typeof Link>) {
  const closeMenu = use(CloseMenu);
  return (
    <Link {...props} role="menuitem" tabIndex={-1} className={itemClass} onClick={closeMenu} />
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** The item for a key of the ARIA menu pattern: arrows, Home, End and first letters. */
function itemForKey(items: HTMLElement[], key: string): HTMLElement | undefined {
  const current = items.findIndex((item) => item.matches(':focus'));
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(current, 0) - 1);
  if (key.trim().length !== 1) return undefined;
  const startsWithKey = ({ textContent }: HTMLElement) =>
    textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return items.slice(current + 1).find(startsWithKey) ?? items.find(startsWithKey);
}
