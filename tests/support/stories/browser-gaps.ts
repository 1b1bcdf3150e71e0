import { vi } from 'vitest';

/** Adds the browser features that jsdom lacks and the app needs. */
export function fillBrowserGaps() {
  screenWidthPx = DESKTOP_PX;
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  // Used by toasts while they are swiped.
  Element.prototype.setPointerCapture = vi.fn();
  window.matchMedia = mediaQueryList;
  window.ResizeObserver = IdleObserver;
  window.IntersectionObserver = IdleObserver as unknown as typeof IntersectionObserver; // The app reads none of its other properties.
  // MSW reads the blobs of its answers to axios as streams.
  Blob.prototype.stream = function stream() {
    return new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.getComputedStyle = styleOf;
  for (const { prototype } of labelable) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}

const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/** The labels of a control. jsdom walks the whole page for each pair of a label and a control. */
function labelsOf(this: Element): HTMLLabelElement[] {
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.control === this,
  );
}

const computedStyle = window.getComputedStyle;
/** How an element of each name is displayed by default; a dialog while it is open. */
const displays = new Map([['dialog', 'block']]);

/**
 * The part of a style that look-ups by role and presses read. Stories load no stylesheet, so that it
 * depends on the element alone; jsdom matches the selectors of browsers again after each change.
 * Inline styles and hidden inputs count as visible; the app hides with the attribute or a class.
 */
function styleOf(element: Element): CSSStyleDeclaration {
  const { localName } = element;
  const shown = displays.get(localName) ?? computedStyle(document.createElement(localName)).display;
  displays.set(localName, shown);
  const isHidden =
    element.hasAttribute('hidden') || (localName === 'dialog' && !element.hasAttribute('open'));
  const style = { display: isHidden ? 'none' : shown, visibility: 'visible' };
  const getPropertyValue = (name: keyof typeof style) => style[name] ?? '';
  return { ...style, getPropertyValue } as CSSStyleDeclaration; // Nothing else of it is read.
}

/** React's warning about the `<search>` element, which jsdom does not have. */
export function isAboutBrowserGap(printed: unknown[]): boolean {
  return /is unrecognized in this browser/.test(`${printed[0]}`) && printed[1] === 'search';
}

const DESKTOP_PX = 1280;
let screenWidthPx = DESKTOP_PX;

/** Sets the width of the screen until the end of the test. Call it before the app is rendered. */
export function setScreenWidth(widthPx: number) {
  screenWidthPx = widthPx;
}

/** Matches a `min-width` in rem against the screen's width, and no other queries. */
function mediaQueryList(media: string): MediaQueryList {
  const [, rem] = media.match(/\(min-width: (\d+)rem\)/) ?? [];
  const matches = rem !== undefined && screenWidthPx >= Number(rem) * 16;
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Until the end of the test, every observed element counts as near the screen. */
export function intersectEverything() {
  class IntersectingObserver extends IdleObserver {
    readonly report: Report;
    constructor(report: Report) {
      super();
      this.report = report;
    }
    override observe() {
      this.report([{ isIntersecting: true }]);
    }
  }
  window.IntersectionObserver = IntersectingObserver as unknown as typeof IntersectionObserver; // See above.
}

/** Never reports an element. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
