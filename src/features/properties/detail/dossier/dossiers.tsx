import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Property } from '#contract/property/property.ts';
import { ownCostsIn, ownFigures } from '#src/features/properties/budget/own-figures.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { DossierSheet } from './dossier-sheet.tsx';

interface DossiersProps {
  properties: readonly Property[];
  /** Opens the print dialog when the photos are loaded. */
  isPrinting: boolean;
  onPrinted: () => void;
}

/** On paper, a sheet for each home in place of the page; nothing on the screen. */
export function Dossiers({ properties, isPrinting, onPrinted }: DossiersProps) {
  const ref = useRef<HTMLDivElement>(null);
  const own = ownCostsIn(useDeviceStore(ownFigures));

  useEffect(() => {
    if (!isPrinting) return;
    let isCurrent = true;
    const images = [...(ref.current?.querySelectorAll('img') ?? [])];
    // A photo that cannot be loaded is replaced by a drawing.
    Promise.allSettled(images.map(async (image) => image.decode())).then(() => {
      if (!isCurrent) return;
      window.print();
      onPrinted();
    });
    return () => {
      isCurrent = false;
    };
  }, [isPrinting, onPrinted]);

  return createPortal(
    <div ref={ref} className="dossiers hidden print:block">
      {properties.map((property) => (
        <DossierSheet
          key={property._id}
          property={property}
          own={own?.propertyId === property._id ? own : undefined}
          now={Date.now()}
        />
      ))}
    </div>,
    document.body,
  );
}
