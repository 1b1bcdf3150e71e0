import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { Button } from './button.tsx';

/** The height of the tallest panel. */
const PANEL_HEIGHT_PX = 400;

interface PopoverProps {
  label: string;
  button: ComponentProps<'button'>;
  /** The button beside Done. */
  reset: { label: string; onClick: () => void; disabled?: boolean };
  /** The panel's width and edge: `w-64 right-0`. */
  panelClassName: string;
  /** Opens with its button, and focuses its first control. */
  startsOpen?: boolean;
  /** Gets the element that has the focus then. */
  onClose?: (focused: Element | null) => void;
  children: ReactNode;
}

/**
 * A button and a non-modal dialog below it, or above it where there is more space. Closes on
 * Escape, on Done, and when the focus leaves both.
 */
export function Popover(props: PopoverProps) {
  const { label, button, reset, panelClassName, startsOpen, onClose, children } = props;
  const [side, setSide] = useState<'above' | 'below' | null>(startsOpen ? 'below' : null);
  const wrapperRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once.
  useLayoutEffect(() => {
    if (!startsOpen || !buttonRef.current) return;
    setSide(sideWithSpace(buttonRef.current));
    const firstInput = panelRef.current?.querySelector<HTMLElement>('input:checked, input, select');
    // The panel may still move above the button.
    firstInput?.focus({ preventScroll: true });
  }, []);

  function toggle() {
    if (side) return close();
    if (buttonRef.current) setSide(sideWithSpace(buttonRef.current));
    // Safari does not focus a clicked button, and without focus there is no blur to close on.
    buttonRef.current?.focus();
  }

  function close() {
    buttonRef.current?.focus();
    setSide(null);
    onClose?.(buttonRef.current);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !side) return;
    event.preventDefault();
    close();
  }

  function handleBlur(event: FocusEvent) {
    if (!side || wrapperRef.current?.contains(event.relatedTarget)) return;
    setSide(null);
    onClose?.(event.relatedTarget);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for events of the button and panel.
    <div
      ref={wrapperRef}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      className="relative min-w-0"
    >
      <button
        {...button}
        ref={buttonRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={side !== null}
        aria-controls={side ? panelId : undefined}
        onClick={toggle}
      />
      {side && (
        <div
          ref={panelRef}
          id={panelId}
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={cn(
            'absolute z-40 flex max-h-[min(36rem,75dvh)] flex-col rounded-card bg-surface shadow-float outline-none transition-[opacity,translate] starting:opacity-0',
            side === 'above'
              ? 'bottom-full mb-2 starting:translate-y-1'
              : 'top-full mt-2 starting:-translate-y-1',
            panelClassName,
          )}
        >
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          <div className="flex justify-between gap-2 border-t p-2">
            <Button variant="ghost" size="sm" disabled={reset.disabled} onClick={reset.onClick}>
              {reset.label}
            </Button>
            <Button variant="secondary" size="sm" onClick={close}>
              {texts.done}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function sideWithSpace(button: HTMLElement): 'above' | 'below' {
  const { top, bottom } = button.getBoundingClientRect();
  const spaceBelow = window.innerHeight - bottom;
  return spaceBelow < PANEL_HEIGHT_PX && top > spaceBelow ? 'above' : 'below';
}
