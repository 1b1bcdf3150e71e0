import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { cn } from '#src/lib/class-names.ts';
import { searchRequestHrefs } from './search-request.ts';

/** Not in texts.ts, which every visit of the listings loads. */
const texts = {
  askUs: 'Ask us to find it',
  askUsOnWhatsApp: 'Ask us to find it: WhatsApp',
  askUsByEmail: 'Ask us to find it: Email',
  byWhatsApp: 'WhatsApp',
  byEmail: 'Email',
};

interface AskUsProps {
  search: PropertySearch;
  className?: string;
  /** Before the links. */
  children?: ReactNode;
}

export const askUsLink =
  'inline-flex h-9 items-center gap-1.5 font-medium text-brand hover:underline pointer-coarse:h-11 [&_svg]:size-4 max-sm:[&_svg]:hidden';

/** Asks the company to find such a home, by WhatsApp or email. */
export function AskUs({ search, className, children }: AskUsProps) {
  const { whatsapp, email } = searchRequestHrefs(search);
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 text-sm max-sm:gap-x-5', className)}>
      <span className="font-medium max-sm:basis-full">{texts.askUs}</span>
      {children}
      <a
        href={whatsapp}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.askUsOnWhatsApp}
        className={askUsLink}
      >
        <WhatsAppIcon />
        {texts.byWhatsApp}
      </a>
      <a href={email} aria-label={texts.askUsByEmail} className={askUsLink}>
        <Mail />
        {texts.byEmail}
      </a>
    </div>
  );
}
