import type { Config } from 'tailwindcss';

/**
 * The design tokens. They replace Tailwind's scales, so that other colours, sizes, radii and shadows
 * do not compile. `src/app/styles.css` sets the colours for the light and the dark theme.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** Surfaces, from the page up. */
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      /** The sea on maps. */
      water: 'var(--water)',
      /** Borders: dividers, and form controls (contrast 3:1). */
      hairline: 'var(--hairline)',
      'field-line': 'var(--field-line)',
      /** Text. */
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      /** The accent colour, for interactive elements only. */
      brand: 'var(--brand)',
      'brand-strong': 'var(--brand-strong)',
      'brand-soft': 'var(--brand-soft)',
      /** Filled controls. In dark they are darker than text, so that photos stay the brightest. */
      'brand-fill': 'var(--brand-fill)',
      'brand-fill-strong': 'var(--brand-fill-strong)',
      'on-brand-fill': 'var(--on-brand-fill)',
      /** The Recent badge, the hero and the atlas. */
      highlight: 'var(--highlight)',
      'on-highlight': 'var(--on-highlight)',
      /** Status. */
      success: 'var(--success)',
      'success-soft': 'var(--success-soft)',
      warning: 'var(--warning)',
      'warning-soft': 'var(--warning-soft)',
      danger: 'var(--danger)',
      'danger-soft': 'var(--danger-soft)',
      'danger-fill': 'var(--danger-fill)',
      'danger-fill-strong': 'var(--danger-fill-strong)',
      'on-danger': 'var(--on-danger)',
      info: 'var(--info)',
      'info-soft': 'var(--info-soft)',
      /** On photos and behind dialogs; the same in both themes. */
      scrim: 'var(--scrim)',
      'on-photo': 'var(--on-photo)',
      /** A filled button on a photo. */
      'photo-fill': 'var(--photo-fill)',
      'photo-fill-strong': 'var(--photo-fill-strong)',
      'on-photo-fill': 'var(--on-photo-fill)',
    },
    fontFamily: {
      sans: ['Inter', 'Inter Fallback', 'system-ui', 'sans-serif'],
      /** Headings of our own text, prices, and titles whose letters it has (src/lib/typography.ts). */
      display: ['Fraunces', 'Fraunces Fallback', 'Georgia', 'serif'],
      /** Keys and codes that are typed letter by letter. */
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1.5' }],
      sm: ['0.875rem', { lineHeight: '1.5' }],
      base: ['1rem', { lineHeight: '1.6' }],
      lg: ['1.125rem', { lineHeight: '1.5', letterSpacing: '-0.005em' }],
      xl: ['1.375rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
      '2xl': ['1.75rem', { lineHeight: '1.25', letterSpacing: '-0.015em' }],
      '3xl': ['2.25rem', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
      '4xl': ['3rem', { lineHeight: '1.08', letterSpacing: '-0.025em' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    borderRadius: {
      none: '0',
      checkbox: '5px',
      field: '10px',
      card: '12px',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      card: '0 1px 2px var(--shade), 0 2px 8px -2px var(--shade)',
      float: '0 4px 12px -2px var(--shade), 0 16px 40px -8px var(--shade-deep)',
    },
    /**
     * 48rem is the specification's mobile breakpoint, 768 px, with the usual text size of browsers. With
     * larger text, which needs more room, wide layouts start later.
     */
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    extend: {
      maxWidth: {
        page: '1280px',
        /** 45 to 75 characters of body text. */
        measure: '36rem',
      },
      transitionDuration: { DEFAULT: '200ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
    },
  },
} satisfies Config;
