import * as texts from '#src/components/texts.ts';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-field bg-brand-fill px-4 py-3 text-sm font-medium text-on-brand-fill focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {texts.skipToContent}
    </a>
  );
}
