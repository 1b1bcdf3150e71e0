import { vi } from 'vitest';

/** What jsdom lacks of a browser, as plainly as the app can do with. */
export function fillBrowserGaps() {
  screenWidthPx = DESKTOP_PX;
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  // Toasts follow a finger by it.
  Element.prototype.setPointerCapture = vi.fn();
  window.matchMedia = mediaQueryList;
  window.ResizeObserver = SilentObserver;
  window.IntersectionObserver = SilentObserver as unknown as typeof IntersectionObserver; // Never asked for its options.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** React's word on the `<search>` element, which browsers have since 2023 and jsdom has not. */
export function isAboutBrowserGap(printed: unknown[]): boolean {
  return /is unrecognized in this browser/.test(`${printed[0]}`) && printed[1] === 'search';
}

const DESKTOP_PX = 1280;
let screenWidthPx = DESKTOP_PX;

/** Before the app opens: how wide the screen is, from here to the end of the test. */
export function setScreenWidth(widthPx: number) {
  screenWidthPx = widthPx;
}

/** Answers widths for that screen, a desktop's unless told, and no to every other question. */
function mediaQueryList(media: string): MediaQueryList {
  const [, bound, px] = media.match(/\((min|max)-width:\s*(\d+)px\)/) ?? [];
  const matches = bound === 'min' ? screenWidthPx >= Number(px) : screenWidthPx <= Number(px ?? -1);
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

/** From here to the end of the test: whatever waits to be scrolled near is near. */
type Report = (entries: { isIntersecting: boolean }[]) => void;

export function seeEverything() {
  class AllSeeingObserver extends SilentObserver {
    readonly report: Report;
    constructor(report: Report) {
      super();
      this.report = report;
    }
    override observe() {
      this.report([{ isIntersecting: true }]);
    }
  }
  window.IntersectionObserver = AllSeeingObserver as unknown as typeof IntersectionObserver; // As above.
}

/** Reports nothing, as if nothing were scrolled near. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
