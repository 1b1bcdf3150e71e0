// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '#src/lib/environment.ts';
import { fallbackSource, imageSource } from '#src/lib/image-url.ts';

describe('An image hosted by', () => {
  it.each([
    [
      'Cloudinary',
      'https://res.cloudinary.com/demo/image/upload/v1700/homes/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/w_600,q_80/v1700/homes/front.jpg',
    ],
    [
      'Cloudinary without a version, in a folder whose name has an underscore',
      'https://res.cloudinary.com/demo/image/upload/my_homes/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/w_600,q_80/my_homes/front.jpg',
    ],
    [
      'Cloudinary with a crop, followed by our size',
      'https://res.cloudinary.com/demo/image/upload/c_fill,g_auto,w_1200,h_800/v1/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_fill,g_auto,w_1200,h_800/w_600,q_80/v1/front.jpg',
    ],
    [
      'Unsplash',
      'https://images.unsplash.com/photo-1?ixid=abc&w=1080&q=60&fit=crop&h=900',
      'https://images.unsplash.com/photo-1?ixid=abc&w=600&q=80&fit=crop',
    ],
    ['imgix', 'https://gida.imgix.net/front.jpg', 'https://gida.imgix.net/front.jpg?w=600&q=80'],
    [
      'ImageKit',
      'https://ik.imagekit.io/gida/front.jpg',
      'https://ik.imagekit.io/gida/front.jpg?tr=w-600,q-80',
    ],
    [
      'ImageKit with steps in its path',
      'https://ik.imagekit.io/gida/tr:rt-90/front.jpg?v=2',
      'https://ik.imagekit.io/gida/tr:rt-90:w-600,q-80/front.jpg?v=2',
    ],
    [
      'ImageKit with steps in its query',
      'https://ik.imagekit.io/gida/front.jpg?v=2&tr=rt-90',
      'https://ik.imagekit.io/gida/front.jpg?tr=rt-90:w-600,q-80&v=2',
    ],
  ])('%s is requested at width 600 and quality 80', (_host, address, requested) => {
    expect(imageSource(address)).toEqual({ src: requested });
    expect(imageSource(requested)).toEqual({ src: requested });
  });

  it.each([
    ['Cloudinary', 'https://res.cloudinary.com/demo/image/upload/v1/front.jpg', 'w_1600,q_80/v1'],
    ['Unsplash', 'https://images.unsplash.com/photo-1?w=6000&q=100', 'photo-1?w=1600&q=80'],
    ['imgix', 'https://gida.imgix.net/front.jpg', 'front.jpg?w=1600&q=80'],
    ['ImageKit', 'https://ik.imagekit.io/gida/front.jpg', 'front.jpg?tr=w-1600,q-80'],
  ])('%s is requested at width 1600 for the lightbox', (_host, address, part) => {
    expect(imageSource(address, 1600)).toEqual({ src: expect.stringContaining(part) });
  });

  it.each([
    'https://example.com/front.jpg?w=2000',
    'https://notcloudinary.com/demo/image/upload/front.jpg',
    'https://images.unsplash.com.example.com/photo-1',
    'https://res.cloudinary.com/demo/image/upload/s--Ab12--/v1/front.jpg',
    'https://gida.imgix.net/front.jpg?s=signed',
    'https://ik.imagekit.io/gida/front.jpg?ik-s=signed',
    'https://res.cloudinary.com/demo/video/upload/v1/tour.mp4',
    'data:image/png;base64,AAAA',
    'blob:http://localhost/1',
    'pictures/front.jpg',
    '/uploads/front.jpg',
    'https://',
    '',
  ])('any other host, or signed, stays as it is: %s', (address) => {
    expect(imageSource(address)).toEqual({ src: address });
  });
});

describe('An image of our own server', () => {
  it('is requested at width 600 and quality 80, with other widths beside it', () => {
    expect(imageSource('/api/images/abc.webp')).toEqual({
      src: '/api/images/abc.webp?w=600&q=80',
      srcSet: expect.stringMatching(
        /^\/api\/images\/abc\.webp\?w=160&q=80 160w, .*w=600&q=80 600w, .*w=1600&q=80 1600w$/,
      ),
    });
  });

  it('falls back to the stored file, and that of another host to nothing', () => {
    expect(fallbackSource('/api/images/abc.webp')).toEqual({ src: '/api/images/abc.webp' });
    expect(fallbackSource('https://gida.imgix.net/front.jpg')).toBeNull();
  });
});

describe('With the API at another address', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('root-relative URLs of images belong to the API', async () => {
    const environment = readEnvironment({ VITE_API_BASE_URL: 'https://api.example.com/api/' });
    vi.stubGlobal('BUILD_ENVIRONMENT', environment);
    vi.resetModules();
    const elsewhere = await import('#src/lib/image-url.ts');
    expect(elsewhere.imageSource('/uploads/front.jpg')).toEqual({
      src: 'https://api.example.com/uploads/front.jpg',
    });
    expect(elsewhere.imageSource('/api/images/abc.webp').src).toBe(
      'https://api.example.com/api/images/abc.webp?w=600&q=80',
    );
  });
});
