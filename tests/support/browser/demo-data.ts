import { cp } from 'node:fs/promises';

/** Copies the demo data into a data folder: a server takes seconds to create it and to scale its images. */
export async function copyDemoData(dataDir: string): Promise<void> {
  await cp(process.env.BROWSER_TESTS_DEMO_DATA ?? '', dataDir, { recursive: true });
}
