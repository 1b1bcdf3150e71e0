import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SiteLink } from './site-links.ts';

interface FooterLinksProps {
  title: string;
  links: SiteLink[];
  className?: string;
}

export function FooterLinks({ title, links, className }: FooterLinksProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="mb-2 font-semibold">
        {title}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex h-8 items-center text-muted transition-colors hover:text-brand pointer-coarse:h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
