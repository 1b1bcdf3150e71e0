import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/** A button and what opens below it: closes on Escape, and when the focus leaves both. */
export function usePopover() {
  const [isOpen, setIsOpen] = useState(false);
  const wholeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popupId = useId();

  function close() {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  }

  function onBlur(event: FocusEvent) {
    if (!wholeRef.current?.contains(event.relatedTarget)) setIsOpen(false);
  }

  function onClick() {
    setIsOpen(!isOpen);
    // Safari gives a clicked button no focus, and without it there is no blur to close on.
    buttonRef.current?.focus();
  }

  return {
    isOpen,
    close,
    wholeRef,
    buttonProps: {
      ref: buttonRef,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? popupId : undefined,
      onClick,
      onKeyDown,
      onBlur,
    },
    popupProps: { id: popupId, tabIndex: -1, onKeyDown, onBlur },
  } as const;
}
