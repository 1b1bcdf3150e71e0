import { Link } from 'react-router-dom';
import { brand } from '#contract/site/brand.ts';
import { paths } from '#src/lib/paths.ts';

export function BrandMark() {
  return (
    <Link
      to={paths.home.href()}
      aria-label={brand.name}
      className="-ml-1 inline-flex h-11 items-center gap-2.5 text-ink"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 text-brand">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M4 28V12L6.5 4 9 12h4.5L16 4l2.5 8H23l2.5-8L28 12v16h-7v-7a5 5 0 0 0-10 0v7Z"
        />
      </svg>
      <span className="font-display text-xl leading-none">{brand.name}</span>
    </Link>
  );
}
