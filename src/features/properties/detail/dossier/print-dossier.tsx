import { type ReactNode, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { checkConnection } from '#src/components/texts.ts';
import { Button, type ButtonVariants } from '#src/components/ui/button.tsx';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';

/** Here, so that the texts of the dossier load with it. */
const texts = {
  print: 'Print the dossier',
  notLoaded: 'The dossier could not be loaded',
};

const loadDossiers = async () => (await import('./dossiers.tsx')).Dossiers;
const Dossiers = lazyPart(loadDossiers);

interface PrintDossierProps extends Pick<ButtonVariants, 'variant'> {
  properties: readonly Property[];
  icon?: ReactNode;
}

/** A button that prints one sheet a home. */
export function PrintDossier({ properties, variant = 'ghost', icon }: PrintDossierProps) {
  const [isPrinting, setIsPrinting] = useState(false);

  async function print() {
    try {
      await loadDossiers();
      setIsPrinting(true);
    } catch (error) {
      logger.warn('The dossier could not be loaded', error);
      notify.error(texts.notLoaded, { description: checkConnection });
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size="sm"
        isBusy={isPrinting}
        onClick={print}
        className="print:hidden"
      >
        {icon}
        {texts.print}
      </Button>
      {isPrinting && <Dossiers properties={properties} onPrinted={() => setIsPrinting(false)} />}
    </>
  );
}
