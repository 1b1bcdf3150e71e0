import { useEffect, useState } from 'react';

/** Whether Tab was pressed on this page: it would go past what loads near the screen. */
export function useTabKey(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Tab' && setIsUsed(true);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return isUsed;
}
