import { createSnapshot } from './test-database.ts';

export default async function createOnce(): Promise<void> {
  await createSnapshot();
}
