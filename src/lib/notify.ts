import type { ExternalToast } from 'sonner';

type ToastVariant = 'success' | 'error' | 'warning' | 'info';
type ToastOptions = Pick<ExternalToast, 'id' | 'description' | 'position' | 'action' | 'duration'>;
type Notify = (title: string, options?: ToastOptions) => void;

let onToasterReady: () => void;
const toasterReady = new Promise<void>((resolve) => {
  onToasterReady = resolve;
});

/** The toaster calls this once it listens; what was said before it did is shown then. */
export function announceToaster(): void {
  onToasterReady();
}

function notifyAs(variant: ToastVariant): Notify {
  return async (title, options) => {
    const [{ toast }] = await Promise.all([import('sonner'), toasterReady]);
    toast[variant](title, options);
  };
}

/** Toasts, whose code loads after the page's. */
export const notify: Record<ToastVariant, Notify> = {
  success: notifyAs('success'),
  error: notifyAs('error'),
  warning: notifyAs('warning'),
  info: notifyAs('info'),
};
