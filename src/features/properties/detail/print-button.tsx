import { Printer } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';

/** The page has a print style of its own: a brochure. */
export function PrintButton() {
  return (
    <Button variant="ghost" size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      Print
    </Button>
  );
}
