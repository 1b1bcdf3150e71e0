import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './texts.ts';

const loadDossiers = async () => (await import('./dossiers.tsx')).Dossiers;
const Dossiers = lazyPart(loadDossiers);

/** Printing by the browser's own command does not wait, so its sheets load with the first input. */
const inputEvents = ['pointerdown', 'keydown', 'beforeprint'];

interface PrintDossierProps {
  properties: readonly Property[];
  /** Whether the browser's own command prints the sheets too. */
  replacesPage?: boolean;
}

/** A button that prints one sheet a home. */
export function PrintDossier({ properties, replacesPage = false }: PrintDossierProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!replacesPage) return;
    const prepare = () => setIsWanted(true);
    for (const name of inputEvents) window.addEventListener(name, prepare);
    return () => {
      for (const name of inputEvents) window.removeEventListener(name, prepare);
    };
  }, [replacesPage]);

  async function print() {
    try {
      await loadDossiers();
      setIsPrinting(true);
    } catch (error) {
      logger.warn('The dossier could not be loaded', error);
      notify.error(texts.notLoaded, { description: texts.checkConnection });
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isPrinting}
        onClick={print}
        className="print:hidden"
      >
        <Printer />
        {texts.print}
      </Button>
      {(isWanted || isPrinting) && (
        <Dossiers
          properties={properties}
          isPrinting={isPrinting}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </>
  );
}
