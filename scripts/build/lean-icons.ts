import type { Plugin } from 'vite';

/**
 * What every icon of lucide-react is made by, as the app uses it: a class, and what else an SVG
 * may have. The package's own also reads contexts, converts names and other forms of icons.
 */
const createLucideIcon = `
import { createElement } from 'react';

export default function createLucideIcon({ node, size }) {
  return function Icon({ size: drawn = size, ...rest }) {
    const isNamed = rest.role || rest['aria-label'] || rest['aria-labelledby'];
    return createElement(
      'svg',
      {
        width: drawn,
        height: drawn,
        viewBox: '0 0 ' + size + ' ' + size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
`;

/** Gives the build the icons of lucide-react without what their package makes them with. */
export function leanIcons(): Plugin {
  let isReplaced = false;
  return {
    name: 'lean-icons',
    apply: 'build',
    transform(_code, id) {
      if (!/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.m?js$/.test(id)) return;
      isReplaced = true;
      return createLucideIcon;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('lucide-react makes its icons elsewhere now');
    },
  };
}
