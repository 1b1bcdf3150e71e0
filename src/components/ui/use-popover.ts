import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/** The room that the tallest popup needs. */
const POPUP_HEIGHT_PX = 400;

/**
 * A button and what opens below it, or above it where there is more room: closes on Escape, and
 * when the focus leaves both.
 */
export function usePopover() {
  const [isOpen, setIsOpen] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
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
    setIsAbove(buttonRef.current !== null && hasMoreRoomAbove(buttonRef.current));
    // Safari gives a clicked button no focus, and without it there is no blur to close on.
    buttonRef.current?.focus();
  }

  return {
    isOpen,
    isAbove,
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

function hasMoreRoomAbove(button: HTMLElement): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below < POPUP_HEIGHT_PX && top > below;
}
