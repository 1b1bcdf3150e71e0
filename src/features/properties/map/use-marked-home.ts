import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Mark {
  /** The position of the home in the list. */
  index: number;
  isOnMap: boolean;
}

const events = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * The position of the home whose card or dot has the pointer or the focus. The map and the cards are
 * in the parent of `mapRef`; a card is outlined while its dot is pointed at.
 */
export function useMarkedHome(mapRef: RefObject<HTMLElement | null>): number | undefined {
  const [mark, setMark] = useState<Mark>();

  const change = useEffectEvent(({ type, target }: Event) => {
    const isLeft = type === 'pointerleave' || type === 'focusout';
    const next = isLeft ? undefined : markOf(target);
    if (next?.index !== mark?.index || next?.isOnMap !== mark?.isOnMap) setMark(next);
  });

  useEffect(() => {
    const list = mapRef.current?.parentElement;
    for (const name of events) list?.addEventListener(name, change);
    return () => {
      for (const name of events) list?.removeEventListener(name, change);
    };
  }, [mapRef]);

  const outlined = mark?.isOnMap ? mark.index : undefined;
  useEffect(() => {
    const card = outlined === undefined ? null : cardOf(mapRef, outlined);
    card?.toggleAttribute('data-marked', true);
    return () => {
      card?.toggleAttribute('data-marked', false);
    };
  }, [mapRef, outlined]);

  return mark?.index;
}

/** The card of a home, which is beside the map. */
export function cardOf(mapRef: RefObject<HTMLElement | null>, index: number): Element | null {
  return mapRef.current?.parentElement?.querySelector(`[data-card="${index}"]`) ?? null;
}

function markOf(target: EventTarget | null): Mark | undefined {
  const marked = target instanceof Element ? target.closest('[data-card], [data-dot]') : null;
  if (!(marked instanceof HTMLElement)) return;
  const { card, dot } = marked.dataset;
  return { index: Number(dot ?? card), isOnMap: dot !== undefined };
}
