/** The bubble with a handset by which WhatsApp is known; the icon set has no marks of companies. */
export function WhatsAppIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path
        d="M3.3 20.7 4.6 16A9 9 0 1 1 8 19.4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M8.6 6.6c.5-.3 1-.1 1.2.4l.9 2c.2.4.1.8-.2 1.1l-.7.8c.8 1.5 1.9 2.6 3.4 3.4l.8-.7c.3-.3.7-.4 1.1-.2l2 .9c.5.2.7.7.4 1.2-.5 1-1.4 1.6-2.5 1.5-4-.3-7.7-4-8-8 0-1.1.6-2 1.6-2.4Z" />
    </svg>
  );
}
