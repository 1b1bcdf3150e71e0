import { type ExternalToast, toast } from 'sonner';

type ToastVariant = 'success' | 'error' | 'warning' | 'info';
type ToastOptions = Pick<ExternalToast, 'id' | 'description' | 'position' | 'action'>;

/** Toasts without a duration of their own: the Toaster shows each for 4000 ms. */
export const notify: Record<ToastVariant, (title: string, options?: ToastOptions) => void> = toast;
