import { Copy, Mail, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { notify } from '#src/lib/notify.ts';
import type { ButtonVariants } from './button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { WhatsAppIcon } from './whatsapp-icon.tsx';

export interface ShareMenuProps extends Pick<ButtonVariants, 'variant'> {
  title: string;
  /** The message. */
  text: string;
  /** Added to the message. The message has its own links if it is a list. */
  url?: string;
  /** Classes of the button's text, such as `sr-only` to show only the icon. */
  labelClassName?: string;
  /** Whether other sites can share it, too. */
  isPublic?: boolean;
}

const newTab = { target: '_blank', rel: 'noreferrer' };

/** The menu of ways to share, open at first. */
export function ShareOptions(props: ShareMenuProps & { label: ReactNode }) {
  const { title, text, url, variant, label, labelClassName, isPublic } = props;
  const message = url ? `${text}\n${url}` : text;
  return (
    <Menu
      size="sm"
      variant={variant}
      className={cn(
        'print:hidden',
        // As wide as the button before the first press.
        labelClassName && 'max-sm:[&>button]:min-w-11 max-sm:[&>button>svg]:hidden',
      )}
      label={label}
      startsOpen
    >
      <MenuLink to={`https://wa.me/?${new URLSearchParams({ text: message })}`} {...newTab}>
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
      {isPublic && url && (
        <>
          <MenuLink
            to={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}
            {...newTab}
          >
            <Share2 />
            {texts.facebook}
          </MenuLink>
          <MenuLink
            to={`https://x.com/intent/post?${new URLSearchParams({ text, url })}`}
            {...newTab}
          >
            <Share2 />
            {texts.x}
          </MenuLink>
        </>
      )}
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
