// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadCover } from '#src/features/properties/gallery/cover-preload.ts';
import { beginFirstView, endFirstView, showFirstView } from '#src/lib/first-view.ts';

const house = {
  _id: 'abc',
  title: 'House',
  location: 'Lagos',
  images: ['https://pictures.example/cover.jpg', 'https://pictures.example/garden.jpg'],
};
const doOthersWait = () => document.documentElement.classList.contains('awaits-cover');
let asked: HTMLImageElement[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        asked.push(this as unknown as HTMLImageElement);
      }
    },
  );
});
afterEach(() => {
  endFirstView();
  vi.unstubAllGlobals();
});

describe("A property's cover", () => {
  it('is fetched first, in the width at which it is drawn', () => {
    preloadCover(house, '80vw');
    expect(asked).toEqual([
      expect.objectContaining({ src: house.images[0], sizes: '80vw', fetchPriority: 'high' }),
    ]);
  });

  it('is one of the widths of our own pictures, as its place in the page asks', () => {
    preloadCover({ ...house, images: ['/api/images/cover.webp'] }, '80vw');
    expect(asked).toEqual([
      expect.objectContaining({
        srcset: expect.stringContaining('w=600&q=80 600w'),
        sizes: '80vw',
      }),
    ]);
  });

  it.each(['onload', 'onerror'] as const)(
    'has the other pictures of a first view wait until it is on screen: %s',
    async (outcome) => {
      beginFirstView();
      preloadCover(house, '80vw');
      expect(doOthersWait()).toBe(true);
      asked[0]?.[outcome]?.(new Event('over') as ErrorEvent);
      showFirstView();
      await expect.poll(doOthersWait).toBe(false);
    },
  );

  it('has them wait no longer than the visitor does', () => {
    beginFirstView();
    preloadCover(house, '80vw');
    endFirstView();
    expect(doOthersWait()).toBe(false);
  });

  it('has nothing wait later on, nor where there is none', () => {
    preloadCover(house, '80vw');
    beginFirstView();
    preloadCover({ ...house, images: [] }, '80vw');
    preloadCover(undefined, '80vw');
    expect(doOthersWait()).toBe(false);
  });
});
