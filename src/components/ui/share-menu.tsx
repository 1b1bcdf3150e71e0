import { Copy, Mail, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#src/components/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { notify } from '#src/lib/notify.ts';
import { Button, type ButtonVariants } from './button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { WhatsAppIcon } from './whatsapp-icon.tsx';

interface ShareMenuProps extends Pick<ButtonVariants, 'variant'> {
  title: string;
  /** The message. */
  text: string;
  /** Added to the message. The message has its own links if it is a list. */
  url?: string;
  children?: ReactNode;
}

/** A menu of ways to share. Phones open the share sheet of the device if the browser supports it. */
export function ShareMenu({ title, text, url, variant, children }: ShareMenuProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  const message = url ? `${text}\n${url}` : text;
  const label = (
    <span className="flex items-center gap-2">
      <Share2 />
      {texts.share}
    </span>
  );

  async function shareOnDevice() {
    try {
      await navigator.share({ title, text, ...(url && { url }) });
    } catch (error) {
      // Closing the share sheet rejects as well.
      logger.debug('Not shared', error);
    }
  }

  if (!isWide && typeof navigator.share === 'function') {
    return (
      <Button size="sm" variant={variant} onClick={shareOnDevice} className="print:hidden">
        {label}
      </Button>
    );
  }
  return (
    <Menu size="sm" variant={variant} className="print:hidden" label={label}>
      <MenuLink
        to={`https://wa.me/?${new URLSearchParams({ text: message })}`}
        target="_blank"
        rel="noreferrer"
      >
        <WhatsAppIcon />
        {texts.whatsapp}
      </MenuLink>
      <MenuLink
        to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`}
      >
        <Mail />
        {texts.email}
      </MenuLink>
      <MenuItem onSelect={() => copy(url ?? text, Boolean(url))}>
        <Copy />
        {url ? texts.copyLink : texts.copyList}
      </MenuItem>
      {children}
    </Menu>
  );
}

async function copy(text: string, isLink: boolean) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(isLink ? texts.linkCopied : texts.listCopied);
  } catch {
    // Permission denied, or no clipboard because the page came over plain HTTP.
    notify.error(isLink ? texts.linkNotCopied : texts.listNotCopied, { description: text });
  }
}
