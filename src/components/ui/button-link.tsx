import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';
import { type ButtonLook, buttonLook } from './button-variants.ts';

/** A link dressed as a button; `to` may also be an outside address, `tel:` or `mailto:`. */
export function ButtonLink({
  variant,
  size,
  className,
  ...native
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...native} className={classNames(buttonLook({ variant, size }), className)} />;
}
