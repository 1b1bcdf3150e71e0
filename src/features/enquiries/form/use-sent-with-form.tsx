import { useRef, useState } from 'react';
import * as texts from '#src/features/enquiries/texts.ts';

/**
 * Values sent beside the fields of a form: the note on personal data, and those that tell programs
 * from people. `trap` is a hidden field that only programs fill in.
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
