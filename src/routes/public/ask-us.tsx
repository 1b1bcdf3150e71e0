import { Send } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { AskUs, askUsLink } from '#src/features/properties/search/ask-us.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';

const SendSearch = lazyPart(async () => (await import('./send-search.tsx')).SendSearch);

const sendLabel = 'Send us a request';

/** Asks the company to find such a home: directly, if the API accepts that, by WhatsApp or email. */
export function AskUsToFind(props: ComponentProps<typeof AskUs>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AskUs {...props}>
      {hasCapability('enquiries') && (
        <button type="button" onClick={() => setIsOpen(true)} className={askUsLink}>
          <Send />
          {sendLabel}
        </button>
      )}
      {isOpen && <SendSearch search={props.search} onClose={() => setIsOpen(false)} />}
    </AskUs>
  );
}
