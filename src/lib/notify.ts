import type { ExternalToast, toast } from 'sonner';

type ToastVariant = 'success' | 'error' | 'warning' | 'info';
type ToastOptions = Pick<ExternalToast, 'id' | 'description' | 'position' | 'action'>;
type Notify = Record<ToastVariant, (title: string, options?: ToastOptions) => void>;

/** Fires on `window` for a toast that waits for the toaster. */
export const TOAST_EVENT = 'TOAST_EVENT';

let toaster: typeof toast | null = null;
const waiting: (() => void)[] = [];

/** Toasts without a duration of their own: the Toaster shows each for 4000 ms. */
export const notify: Notify = {
  success: (...args) => show('success', ...args),
  error: (...args) => show('error', ...args),
  warning: (...args) => show('warning', ...args),
  info: (...args) => show('info', ...args),
};

export function removeToast(id: string): void {
  toaster?.dismiss(id);
}

function show(variant: ToastVariant, title: string, options?: ToastOptions) {
  if (toaster) {
    toaster[variant](title, options);
    return;
  }
  waiting.push(() => show(variant, title, options));
  window.dispatchEvent(new Event(TOAST_EVENT));
}

/** Shows the toasts that wait, and later ones at once. Returns a function to undo this. */
export function showToastsWith(loaded: typeof toast): () => void {
  toaster = loaded;
  for (const showNow of waiting.splice(0)) showNow();
  return () => {
    toaster = null;
  };
}
