import { Fragment } from 'react';

/** A text with email addresses that break after @ and dots, not within a word. */
export function EmailText({ children }: { children: string }) {
  const parts = children.split(/(?<=[@.])(?=\S)/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and have no state.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
