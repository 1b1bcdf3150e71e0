import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openingImageSizes } from '#contract/site/property-image-sizes.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { createBuiltApp } from '#tests/support/built-app.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const imageRow = (name: string) => ({
  name: `${name}.webp`,
  width: 1600,
  height: 1200,
  color: '#888888',
  alt: '',
});
const onePhoto = newProperty('one', { images: [imageRow('a')], floorPlan: imageRow('plan') });
const onlyPlan = newProperty('only', { images: [], floorPlan: imageRow('plan-only') });
const planAmongPhotos = newProperty('among', {
  images: [imageRow('same'), imageRow('c')],
  floorPlan: imageRow('same'),
});
let web: Awaited<ReturnType<typeof createBuiltApp>>;
let server: TestApp;

beforeAll(async () => {
  web = await createBuiltApp();
  server = await openTestApp({ config: { webDir: web.folder } });
  await insertProperties(server.db, [onePhoto, onlyPlan, planAmongPhotos]);
});
afterAll(async () => {
  await server.close();
  await web.remove();
});

describe('The image that the page of a property shows first', () => {
  it.each([
    ['beside its floor plan', onePhoto, 'a', 2],
    ['that is a floor plan', onlyPlan, 'plan-only', 1],
    ['beside a floor plan that is stored as a photo, too', planAmongPhotos, 'c', 2],
  ])('%s is preloaded in the size that the page shows', async (_kind, { id }, name, count) => {
    const { body } = await server.app.inject(`/property-listing/${id}`);
    const link = new JSDOM(body).window.document.querySelector('link[rel="preload"]');
    expect(link?.getAttribute('imagesrcset')).toContain(`/api/images/${name}.webp?`);
    expect(link?.getAttribute('imagesizes')).toBe(openingImageSizes(count));
  });
});
