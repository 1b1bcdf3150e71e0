import { encode } from 'uqr';

/** A fixed mask: readers accept all eight, and choosing the best one is slow. */
const MASK = 2;

/** The quiet zone of the standard, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** Black on white in both themes, for scanners. */
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
