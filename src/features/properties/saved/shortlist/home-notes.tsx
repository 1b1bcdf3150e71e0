import { useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { type HomeNote, homeNotes, MAX_NOTE_LENGTH, verdicts } from './notes-store.ts';
import * as texts from './texts.ts';

/** The visitor's verdict on a home and a private note, below its card. */
export function HomeNotes({ id, title }: { id: string; title: string }) {
  const { items, isLoading } = useDeviceStore(homeNotes);
  const note = items.find((item) => item.id === id) ?? { id, text: '', verdict: null };
  // The text is typed faster than it is stored.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const noteId = useId();
  const text = typed ?? note.text;

  function change(changes: Partial<HomeNote>) {
    const changed = { ...note, text, ...changes };
    if (changed.text || changed.verdict) homeNotes.put(changed);
    else homeNotes.remove(id);
  }

  if (isLoading) return null;
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          role="group"
          aria-label={texts.verdictOn(title)}
          className="flex overflow-hidden rounded-field border border-field-line"
        >
          {verdicts.map((verdict) => {
            const isChosen = note.verdict === verdict;
            return (
              <button
                key={verdict}
                type="button"
                aria-pressed={isChosen}
                onClick={() => change({ verdict: isChosen ? null : verdict })}
                className={cn(
                  'h-9 border-l px-3 text-sm transition-colors first:border-l-0 focus-visible:-outline-offset-2 pointer-coarse:h-11',
                  isChosen
                    ? 'bg-brand-fill font-medium text-on-brand-fill'
                    : 'bg-surface hover:text-brand',
                )}
              >
                {texts.verdicts[verdict]}
              </button>
            );
          })}
        </div>
        {!isOpen && !text && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.addNoteTo(title)}
            onClick={() => setIsOpen(true)}
          >
            {texts.addNote}
          </Button>
        )}
      </div>
      {(isOpen || text) && (
        <div className="mt-3">
          <label htmlFor={noteId} className="sr-only">
            {texts.noteOn(title)}
          </label>
          <TextArea
            id={noteId}
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            placeholder={texts.notePlaceholder}
            autoFocus={isOpen}
            onChange={({ target }) => {
              setTyped(target.value);
              change({ text: target.value });
            }}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      )}
    </div>
  );
}
