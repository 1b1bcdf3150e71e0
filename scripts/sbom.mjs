import { mkdirSync, writeFileSync } from 'node:fs';
import { runNpm } from './run-npm.mjs';

const folder = 'artifacts';
const path = `${folder}/sbom.cdx.json`;

const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
const { code, output } = await runNpm(args);
// npm prints warnings around the document.
const json = output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1);
if (code !== 0 || !json) {
  console.error(`The bill of materials was not written:\n${output}`);
  process.exit(1);
}
const { components } = JSON.parse(json);
mkdirSync(folder, { recursive: true });
writeFileSync(path, `${json}\n`);
console.log(`${path}: ${components.length} packages in production`);
