import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import * as texts from '#src/features/enquiries/texts.ts';
import { paths } from '#src/lib/paths.ts';

/** The links that open a message in the visitor's own apps. */
export interface OwnApps {
  whatsapp: string;
  email: string;
}

interface FormEndProps {
  submitLabel: string;
  isSending: boolean;
  /** Links that send the typed text by WhatsApp or email. */
  ownApps?: () => OwnApps;
}

/** The note on personal data, the button that sends, and the other ways. */
export function FormEnd({ submitLabel, isSending, ownApps }: FormEndProps) {
  return (
    <>
      <p className="text-xs text-muted">
        {texts.consent}{' '}
        <Link to={paths.privacy.href()} target="_blank" className="underline underline-offset-3">
          {texts.privacy}
        </Link>
      </p>
      <div className="grid gap-3">
        <Button type="submit" isBusy={isSending} className="max-sm:w-full sm:justify-self-start">
          {submitLabel}
        </Button>
        {ownApps && (
          <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
            {texts.orByYourself}
            <span className="-ml-1 flex max-sm:-ml-3">
              <Button
                variant="ghost"
                size="sm"
                onClick={() => window.open(ownApps().whatsapp, '_blank', 'noopener')}
              >
                <WhatsAppIcon />
                {texts.whatsapp}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => window.location.assign(ownApps().email)}
              >
                <Mail />
                {texts.email}
              </Button>
            </span>
          </p>
        )}
      </div>
    </>
  );
}
