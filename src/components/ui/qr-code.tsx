import { encode } from 'uqr';

/** Readers take any; to find the best of the eight takes three times as long as all the rest. */
const MASK = 2;

/** The quiet zone that readers ask for, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  /** What it stands for, in words. */
  label: string;
  className?: string;
}

/** A text that a phone's camera reads; black on white in either theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN, maskPattern: MASK });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
