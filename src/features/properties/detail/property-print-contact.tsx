import { lazy, Suspense, useEffect, useState } from 'react';
import { brand } from '#contract/site/brand.ts';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';

const QrCode = lazy(async () => ({
  default: (await import('#src/components/ui/qr-code.tsx')).QrCode,
}));

/** A page that is printed cannot wait for code any more, so it comes once everything else is there. */
const QR_CODE_AFTER_MS = 2000;

interface PropertyPrintContactProps {
  /** The page's canonical address, whole. */
  address: string;
}

/** On paper, in the place of the buttons: whom to ask, and the way back to the page. */
export function PropertyPrintContact({ address }: PropertyPrintContactProps) {
  const [hasQrCode, setHasQrCode] = useState(false);

  useEffect(() => {
    const show = () => setHasQrCode(true);
    const timer = setTimeout(show, QR_CODE_AFTER_MS);
    window.addEventListener('beforeprint', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', show);
    };
  }, []);

  return (
    <div className="hidden items-center justify-between gap-8 print:flex">
      <div className="min-w-0 text-sm">
        <p className="font-display text-lg font-semibold">{`Ask ${brand.name} about it`}</p>
        <p className="mt-2">{`Phone and WhatsApp ${brand.phone.label}`}</p>
        <p>{brand.email}</p>
        <p>{brand.address.lines.join(', ')}</p>
        <p>{brand.businessHours}</p>
        <p className="mt-2 font-medium break-all">{address}</p>
      </div>
      <PartBoundary fallback={null}>
        <Suspense>
          {hasQrCode && (
            <QrCode
              text={address}
              label="QR code of this page's address"
              className="size-32 shrink-0"
            />
          )}
        </Suspense>
      </PartBoundary>
    </div>
  );
}
