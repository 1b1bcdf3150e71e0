import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type FileStorage, stageFile } from '#server/core/files/files.ts';

/** The stored ZIPs of photos, each under a name of its own, and the parts of unfinished ones. */
export function photoZipFiles(storage: FileStorage, stagingFolder: string) {
  const partOf = (zip: string, part: number) => `${zip}.part${part}`;
  const wholeOf = (zip: string) => `${zip}.zip`;
  const stored = /^([0-9a-f-]+)\.(zip|part\d+)$/;

  async function removeAll(isMeant: (zip: string) => boolean, storedBefore?: Date): Promise<void> {
    for (const name of await storage.names(storedBefore)) {
      const zip = stored.exec(name)?.[1];
      if (zip && isMeant(zip)) await storage.remove(name);
    }
  }

  return {
    /** Moves a file into the storage, as a part from 0. */
    addPart: (zip: string, part: number, path: string) => storage.add(partOf(zip, part), path),

    /** Joins the parts; another host may have received some of them. */
    async join(zip: string, parts: number): Promise<void> {
      await stageFile(stagingFolder, async (staged) => {
        for (let part = 0; part < parts; part += 1) {
          const path = await storage.localPath(partOf(zip, part));
          if (path === null) throw new Error(`Part ${part} of the ZIP ${zip} is missing`);
          await pipeline(createReadStream(path), createWriteStream(staged, { flags: 'a' }));
        }
        await storage.add(wholeOf(zip), staged);
      });
      for (let part = 0; part < parts; part += 1) await storage.remove(partOf(zip, part));
    },

    /** Path of a whole ZIP, which is downloaded if necessary; null if there is none. */
    localPath: (zip: string) => storage.localPath(wholeOf(zip)),
    remove: (zip: string) => removeAll((other) => other === zip),

    /** Removes the ZIPs stored before `time` that are not needed. */
    removeLeftovers: (time: Date, isNeeded: (zip: string) => boolean) =>
      removeAll((zip) => !isNeeded(zip), time),
  };
}
