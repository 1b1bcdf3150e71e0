import { Copy, Mail, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { logger } from '#src/lib/logger.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { notify } from '#src/lib/notify.ts';
import { type ButtonVariants, buttonVariants } from './button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { WhatsAppIcon } from './whatsapp-icon.tsx';

interface ShareMenuProps extends Pick<ButtonVariants, 'variant'> {
  title: string;
  /** The message, with its links. */
  text: string;
  /** The share sheet of the device receives this URL in place of the message. */
  url?: string;
  className?: string;
  /** More items. */
  children?: ReactNode;
}

/** A menu of ways to share. Phones open the share sheet of the device if the browser supports it. */
export function ShareMenu({ title, text, url, variant, className, children }: ShareMenuProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  const label = (
    <span className="flex items-center gap-2">
      <Share2 aria-hidden="true" />
      Share
    </span>
  );

  async function shareOnDevice() {
    try {
      await navigator.share(url ? { title, url } : { title, text });
    } catch (error) {
      // Closing the share sheet rejects as well.
      logger.debug('Not shared', error);
    }
  }

  if (!isWide && typeof navigator.share === 'function') {
    return (
      <div className={cn('print:hidden', className)}>
        <button
          type="button"
          onClick={shareOnDevice}
          className={buttonVariants({ variant, size: 'sm' })}
        >
          {label}
        </button>
      </div>
    );
  }
  return (
    <Menu size="sm" variant={variant} className={cn('print:hidden', className)} label={label}>
      <MenuLink
        to={`https://wa.me/?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noreferrer"
      >
        <WhatsAppIcon />
        WhatsApp
      </MenuLink>
      <MenuLink
        to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}
      >
        <Mail aria-hidden="true" />
        Email
      </MenuLink>
      <MenuItem onSelect={() => copy(url ?? text, url ? 'link' : 'list')}>
        <Copy aria-hidden="true" />
        {url ? 'Copy link' : 'Copy list'}
      </MenuItem>
      {children}
    </Menu>
  );
}

async function copy(text: string, noun: 'link' | 'list') {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(noun === 'link' ? 'Link copied' : 'List copied');
  } catch {
    // Permission denied, or no clipboard because the page came over plain HTTP.
    notify.error(`The ${noun} could not be copied`, { description: text });
  }
}
