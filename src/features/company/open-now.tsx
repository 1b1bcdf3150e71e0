import { useEffect, useState } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { openingAt } from './business-hours.ts';

const CHECK_EVERY_MS = 30_000;

export function OpenNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { isOpen, sentence } = openingAt(now);
  return (
    <p
      className={cn(
        'flex items-center gap-2 text-sm font-medium',
        isOpen ? 'text-success' : 'text-muted',
      )}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {sentence}
    </p>
  );
}
