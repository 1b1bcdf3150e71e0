import { CalendarDays, MessageSquare } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart, loadOrToast } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ReportListing, reportButton } from '#src/features/properties/detail/report-listing.tsx';
import { report } from '#src/features/properties/detail/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import type { AskedKind } from './enquiry-dialog.tsx';

const loadDialog = async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog;
const EnquiryDialog = lazyPart(loadDialog);

const texts = {
  askForViewing: 'Ask for a viewing',
  writeMessage: 'Write a message',
  notOpened: 'The form could not be opened',
};

interface AsksProps {
  property: Property;
}

/** Buttons that open the forms sent to the company. */
export function AskButtons({ property }: AsksProps) {
  const { ask, dialog } = useEnquiryDialog(property);
  return (
    <>
      <AskButton onClick={() => ask('viewing')}>
        <CalendarDays />
        {texts.askForViewing}
      </AskButton>
      <AskButton onClick={() => ask('message')}>
        <MessageSquare />
        {texts.writeMessage}
      </AskButton>
      {dialog}
    </>
  );
}

function AskButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} variant="ghost" size="sm" className="justify-start! px-2!" />;
}

/** Opens the form of a report, or the reasons for a message in the visitor's own apps. */
export function ReportButton({ property }: AsksProps) {
  const { ask, dialog } = useEnquiryDialog(property);
  if (!hasCapability('reports')) return <ReportListing property={property} />;
  return (
    <>
      <button type="button" onClick={() => ask('report')} className={reportButton}>
        {report}
      </button>
      {dialog}
    </>
  );
}

/** The form loads with the first press. */
function useEnquiryDialog(property: Property) {
  const [asked, setAsked] = useState<AskedKind>();

  async function ask(kind: AskedKind) {
    if (await loadOrToast(loadDialog, texts.notOpened)) setAsked(kind);
  }

  const dialog = asked && (
    <EnquiryDialog property={property} kind={asked} onClose={() => setAsked(undefined)} />
  );
  return { ask, dialog };
}
