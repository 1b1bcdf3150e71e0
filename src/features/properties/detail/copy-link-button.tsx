import { Link } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { notify } from '#src/lib/notify.ts';

interface CopyLinkButtonProps {
  address: string;
}

export function CopyLinkButton({ address }: CopyLinkButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Link copied');
    } catch {
      // Refused by the browser, or not there because the page came over plain HTTP.
      notify.error('The link could not be copied', { description: address });
    }
  }

  return (
    <Button variant="ghost" size="sm" onClick={copy}>
      <Link aria-hidden="true" />
      Copy link
    </Button>
  );
}
