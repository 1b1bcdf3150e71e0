import { ChevronDown, Share2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { lazyPart, loadOrToast } from '#src/components/feedback/lazy-part.tsx';
import * as texts from '#src/components/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { Button } from './button.tsx';
import type { ShareMenuProps } from './share-options.tsx';

const loadOptions = async () => (await import('./share-options.tsx')).ShareOptions;
const ShareOptions = lazyPart(loadOptions);

/**
 * A menu of ways to share, which loads with the first press. Phones open the share sheet of the
 * device if the browser supports it.
 */
export function ShareMenu(props: ShareMenuProps) {
  const { title, text, url, variant, labelClassName } = props;
  const isWide = useMediaQuery(NOT_MOBILE);
  const [hasOpened, setHasOpened] = useState(false);
  const label = (
    <span className="flex items-center gap-2">
      <Share2 />
      <span className={labelClassName}>{texts.share}</span>
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
      <Button size="sm" variant={variant} onClick={shareOnDevice} className="min-w-11 print:hidden">
        {label}
      </Button>
    );
  }

  async function open() {
    if (await loadOrToast(loadOptions, texts.shareNotOpened)) setHasOpened(true);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  const button = (
    <Button
      size="sm"
      variant={variant}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onKeyDown={handleKey}
      className="min-w-11 print:hidden"
    >
      {label}
      <ChevronDown className={labelClassName} />
    </Button>
  );
  return hasOpened ? <ShareOptions {...props} label={label} loading={button} /> : button;
}
