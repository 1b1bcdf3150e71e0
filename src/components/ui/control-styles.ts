/** The look that everything one types or chooses in shares. 16 px on the phone, or iOS zooms in. */
export const controlLook =
  'block h-11 w-full min-w-0 rounded-field border border-field-line bg-surface px-3 text-base text-ink transition-colors enabled:hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:hover:border-danger md:text-sm';
