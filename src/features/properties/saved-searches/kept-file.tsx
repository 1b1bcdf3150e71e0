import { type ChangeEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { addDeviceFile, deviceFile } from '#src/lib/device/device-data.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const FILE_NAME = 'gida-kept.json';

/** Saves everything that this device keeps as a file, and adds such a file. */
export function KeptFile() {
  const inputRef = useRef<HTMLInputElement>(null);

  async function save() {
    try {
      saveAsFile(FILE_NAME, 'application/json', await deviceFile());
    } catch (error) {
      logger.warn('The file could not be written', error);
      notify.error(texts.fileNotSaved);
    }
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    try {
      await addDeviceFile(await file.text());
      notify.success(texts.fileOpened);
    } catch (error) {
      logger.warn('The file could not be added', error);
      const isNewer = error instanceof DOMException && error.name === 'VersionError';
      notify.error(texts.fileNotRead, {
        description: isNewer ? texts.fileNewer : texts.fileNotReadHint,
      });
    }
  }

  return (
    <section aria-labelledby="kept-file">
      <h2 id="kept-file" className="text-xl font-semibold">
        {texts.fileHeading}
      </h2>
      <p className="mt-2 max-w-measure text-sm text-muted">{texts.fileHint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          {texts.saveFile}
        </Button>
        <Button variant="secondary" onClick={() => inputRef.current?.click()}>
          {texts.openFile}
        </Button>
        <input
          ref={inputRef}
          type="file"
          accept=".json,application/json"
          aria-label={texts.openFile}
          onChange={open}
          className="hidden"
        />
      </div>
      <p className="mt-4 text-sm text-muted">
        {texts.clearHint}
        <Link to={paths.privacy.href()} className="text-brand underline underline-offset-3">
          {texts.privacy}
        </Link>
        .
      </p>
    </section>
  );
}
