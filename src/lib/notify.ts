import type { ExternalToast } from 'sonner';
import { logger } from './logger.ts';

type ToastVariant = 'success' | 'error' | 'warning' | 'info';
type ToastOptions = Pick<ExternalToast, 'id' | 'description' | 'position' | 'action' | 'duration'>;
type Notify = (title: string, options?: ToastOptions) => void;

let isWanted = false;
const wanting = new Set<() => void>();

let onToasterReady: () => void;
const toasterReady = new Promise<void>((resolve) => {
  onToasterReady = resolve;
});

/** Asks for the toaster, whose code no first view needs. */
export function wantToaster(): void {
  isWanted = true;
  for (const listener of wanting) listener();
}

export function isToasterWanted(): boolean {
  return isWanted;
}

/** Calls back when the toaster is wanted; returns how to stop. */
export function subscribeToToaster(listener: () => void): () => void {
  wanting.add(listener);
  return () => wanting.delete(listener);
}

/** The toaster calls this once it listens; what was said before it did is shown then. */
export function announceToaster(): void {
  onToasterReady();
}

function notifyAs(variant: ToastVariant): Notify {
  return async (title, options) => {
    wantToaster();
    try {
      const [{ toast }] = await Promise.all([import('sonner'), toasterReady]);
      toast[variant](title, options);
    } catch (error) {
      // Its code did not arrive; the page goes on without the notice.
      logger.warn(`The notice '${title}' could not be shown`, error);
    }
  };
}

/** Toasts, whose code loads after the page's. */
export const notify: Record<ToastVariant, Notify> = {
  success: notifyAs('success'),
  error: notifyAs('error'),
  warning: notifyAs('warning'),
  info: notifyAs('info'),
};
