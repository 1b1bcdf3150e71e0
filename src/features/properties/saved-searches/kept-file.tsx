import { type ChangeEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { addDeviceFile, deviceFile } from '#src/lib/device/device-data.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import { paths } from '#src/lib/paths.ts';
import { savedSearches } from './saved-searches-store.ts';
import * as texts from './texts.ts';

const FILE_NAME = 'gida-kept.json';

/** Saves what this device keeps as a file, if there is anything, and adds such a file. */
export function KeptFile() {
  const inputRef = useRef<HTMLInputElement>(null);
  const kept = [
    useDeviceStore(shortlist),
    useDeviceStore(homeNotes),
    useDeviceStore(savedSearches),
  ];
  const isEmpty = kept.every(({ items, isLoading }) => !isLoading && items.length === 0);

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
    <section
      aria-labelledby="kept-file"
      className="gap-x-16 border-t pt-6 print:hidden md:flex md:items-start md:justify-between"
    >
      <div className="max-w-measure text-sm text-muted">
        <h2 id="kept-file" className="text-base font-semibold text-ink">
          {isEmpty ? texts.elsewhereHeading : texts.fileHeading}
        </h2>
        {isEmpty ? (
          <p className="mt-1">{texts.elsewhereHint}</p>
        ) : (
          <p className="mt-1">
            {texts.fileHint} {texts.clearHint}
            <Link to={paths.privacy.href()} className="text-brand underline underline-offset-3">
              {texts.privacy}
            </Link>
            .
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-2 max-md:mt-4">
        {!isEmpty && (
          <Button variant="secondary" size="sm" onClick={save}>
            {texts.saveFile}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => inputRef.current?.click()}>
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
    </section>
  );
}
