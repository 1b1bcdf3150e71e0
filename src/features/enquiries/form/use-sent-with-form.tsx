import { useRef, useState } from 'react';
import * as texts from '#src/features/enquiries/texts.ts';

/**
 * What is sent beside the fields of a form: the note on personal data, and what tells programs from
 * people. `trap` is a field that people do not see.
 */
export function useSentWithForm() {
  const [openedAt] = useState(() => performance.now());
  const trapRef = useRef<HTMLInputElement>(null);
  return {
    sentWithForm: () => ({
      consent: texts.consent,
      website: trapRef.current?.value ?? '',
      openedMs: performance.now() - openedAt,
    }),
    trap: (
      <div aria-hidden="true" className="absolute size-0 overflow-hidden">
        <label>
          {texts.website}
          <input ref={trapRef} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    ),
  };
}
