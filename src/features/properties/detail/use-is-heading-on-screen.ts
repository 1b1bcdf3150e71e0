import { useEffect, useState } from 'react';

/** Whether the heading of the page, which has the title and the price beside it, is on the screen. */
export function useIsHeadingOnScreen(): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, []);
  return isOnScreen;
}
