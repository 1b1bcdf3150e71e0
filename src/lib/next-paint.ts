/** Ends once what is in the document now has been painted. */
export function nextPaint(): Promise<void> {
  // A page in the background paints nothing, and nothing must wait for that.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
