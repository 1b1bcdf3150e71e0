import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Property } from '#contract/property/property.ts';
import { ownCostsOf, ownFigures } from '#src/features/properties/budget/own-figures.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { DossierSheet } from './dossier-sheet.tsx';

interface DossiersProps {
  properties: readonly Property[];
  onPrinted: () => void;
}

/** Prints a sheet for each home in place of the page once the photos are loaded; not on the screen. */
export function Dossiers({ properties, onPrinted }: DossiersProps) {
  const ref = useRef<HTMLDivElement>(null);
  const figures = useDeviceStore(ownFigures);

  const onAfterPrint = useEffectEvent(onPrinted);

  useEffect(() => {
    let isCurrent = true;
    const images = [...(ref.current?.querySelectorAll('img') ?? [])];
    // A photo that cannot be loaded is replaced by a drawing.
    Promise.allSettled(images.map(async (image) => image.decode())).then(() => {
      if (!isCurrent) return;
      window.addEventListener('afterprint', () => onAfterPrint(), { once: true });
      window.print();
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  return createPortal(
    <div ref={ref} className="dossiers hidden print:block">
      {properties.map((property) => (
        <DossierSheet
          key={property._id}
          property={property}
          own={ownCostsOf(property._id, figures)}
          now={Date.now()}
        />
      ))}
    </div>,
    document.body,
  );
}
