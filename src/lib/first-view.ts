import { nextPaint } from './next-paint.ts';

let isFirstView = false;
const endings = new Set<() => void>();
let tellShown: () => void;
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** From now on the visitor has only just come, and the app hurries to show the first page. */
export function beginFirstView(): void {
  isFirstView = true;
}

/** Whether the visitor has only just come, and done nothing yet. */
export function isInFirstView(): boolean {
  return isFirstView;
}

/** The first page is in the document. */
export function showFirstView(): void {
  tellShown();
}

/** Ends when the first page is on screen. */
export async function firstViewPainted(): Promise<void> {
  await shown;
  await nextPaint();
  // What was painted reaches a slow screen some frames later.
  await nextPaint();
}

/** The visitor has done something. */
export function endFirstView(): void {
  isFirstView = false;
  for (const tell of endings) tell();
}

/** Calls back when the first view ends. */
export function onFirstViewEnd(callback: () => void): void {
  endings.add(callback);
}
