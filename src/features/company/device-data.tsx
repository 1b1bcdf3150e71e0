import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { clearDevice } from '#src/lib/device/device-data.ts';
import { type DeviceStoreName, readRecords } from '#src/lib/device/device-storage.ts';
import { logger } from '#src/lib/logger.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { device as texts } from './texts.ts';

/** What this browser keeps, and a button that removes it; `onClear` removes the rest. */
export function DeviceData({ onClear }: { onClear: () => Promise<void> }) {
  const [counts, setCounts] = useState<[DeviceStoreName, number][]>();
  const [isCleared, setIsCleared] = useState(false);
  // The pressed button is gone.
  const headingRef = useKeptFocus<HTMLHeadingElement>(isCleared);

  useEffect(() => {
    readRecords()
      .then((records) => setCounts(records.map(([name, { items }]) => [name, items.length])))
      .catch((error: unknown) => {
        logger.warn('What is kept on this device could not be read', error);
        setCounts([]);
      });
  }, []);

  async function clear() {
    await Promise.all([clearDevice(), onClear()]);
    setCounts([]);
    setIsCleared(true);
  }

  if (!counts) return null;
  return (
    <div className="mt-6 rounded-card border bg-surface p-5">
      <h3 ref={headingRef} tabIndex={-1} className="font-medium outline-none">
        {texts.heading}
      </h3>
      {counts.length === 0 ? (
        <p role="status" className="mt-2 text-sm text-muted">
          {isCleared ? texts.cleared : texts.nothing}
        </p>
      ) : (
        <dl className="mt-2 text-sm">
          {counts.map(([name, count]) => (
            <div key={name} className="flex justify-between gap-4 border-b py-2 last:border-b-0">
              <dt>{texts.stores[name]}</dt>
              <dd className="text-muted tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isCleared && (
        <Button variant="secondary" onClick={clear} className="mt-4">
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
