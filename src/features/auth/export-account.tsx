import { Download } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { useExportAccount } from './account-mutations.ts';

export function ExportAccount() {
  const { mutate, isPending } = useExportAccount();
  return (
    <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      {!isPending && <Download aria-hidden="true" />}
      Download my data
    </Button>
  );
}
