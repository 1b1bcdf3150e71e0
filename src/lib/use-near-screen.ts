import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come near the screen; stays true from then on. */
export function useNearScreen(ref: RefObject<Element | null>, distancePx: number): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${distancePx}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, distancePx, isNear]);

  return isNear;
}
