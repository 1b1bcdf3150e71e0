import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '#src/lib/class-names.ts';
import { type ButtonVariants, buttonVariants } from './button.tsx';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonVariants;

/** A link that looks like a button; `to` may also be an external URL, `tel:` or `mailto:`. */
export function ButtonLink({ variant, size, className, ...native }: ButtonLinkProps) {
  return <Link {...native} className={cn(buttonVariants({ variant, size }), className)} />;
}
