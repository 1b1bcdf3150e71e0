/** lucide-react has no brand icons. */
export function WhatsAppIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path
        d="M3.3 20.7 4.6 16A9 9 0 1 1 8 19.4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="m9 7 2 3-1 1q1 2 3 3l1-1 3 2q-1 2.5-4 2a9 9 0 0 1-6-6q-.5-3 2-4Z" />
    </svg>
  );
}
