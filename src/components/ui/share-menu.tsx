import { ChevronDown, Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import * as texts from '#src/components/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { Button, type ButtonVariants } from './button.tsx';

const ShareOptions = lazyPart(async () => (await import('./share-options.tsx')).ShareOptions);

export interface ShareMenuProps extends Pick<ButtonVariants, 'variant'> {
  title: string;
  /** The message. */
  text: string;
  /** Added to the message. The message has its own links if it is a list. */
  url?: string;
  /** Other sites that share it. */
  links?: readonly { label: string; href: string }[];
  isPrintable?: boolean;
}

/**
 * A menu of ways to share, which loads with the first press. Phones open the share sheet of the
 * device if the browser supports it.
 */
export function ShareMenu(props: ShareMenuProps) {
  const { title, text, url, variant } = props;
  const isWide = useMediaQuery(NOT_MOBILE);
  const [isWanted, setIsWanted] = useState(false);
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
  const button = (onClick: () => void) => (
    <Button
      size="sm"
      variant={variant}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onClick}
      className="print:hidden"
    >
      {label}
      <ChevronDown />
    </Button>
  );
  if (!isWanted) return button(() => setIsWanted(true));
  return <ShareOptions {...props} label={label} loading={button(() => {})} failed={button} />;
}
