import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { saveAsFile } from '#src/lib/files.ts';
import * as texts from './texts.ts';

const { recoveryCodes } = texts;

interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which the server shows only once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // This list replaces the form that had the focus.
  useEffect(() => headingRef.current?.focus(), []);
  const download = () => saveAsFile('gida-recovery-codes.txt', 'text/plain', codes.join('\n'));
  return (
    <div className="grid justify-items-start gap-5">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="font-semibold outline-none">
          {recoveryCodes.heading}
        </h3>
        <p className="mt-1 text-sm text-muted">{recoveryCodes.explanation}</p>
      </div>
      <ul
        aria-label={recoveryCodes.label}
        className="grid w-full max-w-md grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" />
          {recoveryCodes.download}
        </Button>
        <Button onClick={onDone}>{recoveryCodes.done}</Button>
      </div>
    </div>
  );
}
