import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart, loadOrToast } from '#src/components/feedback/lazy-part.tsx';
import { Button, type ButtonVariants } from '#src/components/ui/button.tsx';

/** Here, so that the texts of the dossier load with it. */
const texts = {
  print: 'Print the dossier',
  notLoaded: 'The dossier could not be loaded',
};

const loadDossiers = async () => (await import('./dossiers.tsx')).Dossiers;
const Dossiers = lazyPart(loadDossiers);

interface PrintDossierProps extends Pick<ButtonVariants, 'variant'> {
  properties: readonly Property[];
  labelClassName?: string;
}

/** A button that prints one sheet a home. */
export function PrintDossier(props: PrintDossierProps) {
  const { properties, variant = 'ghost', labelClassName } = props;
  const [isPrinting, setIsPrinting] = useState(false);

  async function print() {
    if (await loadOrToast(loadDossiers, texts.notLoaded)) setIsPrinting(true);
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
        <Printer />
        <span className={labelClassName}>{texts.print}</span>
      </Button>
      {isPrinting && <Dossiers properties={properties} onPrinted={() => setIsPrinting(false)} />}
    </>
  );
}
