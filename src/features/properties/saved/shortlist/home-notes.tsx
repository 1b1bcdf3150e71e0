import { useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { TextArea } from '#src/components/ui/form/text-input.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { type HomeNote, homeNotes, MAX_NOTE_LENGTH, verdicts } from './notes-store.ts';
import * as texts from './texts.ts';

/** The visitor's verdict on a home and a private note, at the foot of its card. */
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
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <div className="flex items-center gap-2 text-sm">
          <span aria-hidden="true" className="text-muted @max-[18rem]:hidden">
            {texts.keepIt}
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
          <div
            role="group"
            aria-label={texts.verdictOn(title)}
            className="flex overflow-hidden rounded-field border"
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
                    'h-8 border-l px-2 transition-colors first:border-l-0 focus-visible:-outline-offset-2 pointer-coarse:h-11',
                    isChosen ? 'bg-brand-soft font-medium text-brand' : 'hover:text-brand',
                  )}
                >
                  {texts.verdicts[verdict]}
                </button>
              );
            })}
          </div>
        </div>
        {!isOpen && !text && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.addNoteTo(title)}
            onClick={() => setIsOpen(true)}
            className="-mr-3"
          >
            {texts.addNote}
          </Button>
        )}
      </div>
      {(isOpen || text) && (
        <div className="my-2">
          <label htmlFor={noteId} className="sr-only">
            {texts.noteOn(title)}
          </label>
          <TextArea
            id={noteId}
            rows={2}
            className="field-sizing-content min-h-11 supports-[field-sizing:content]:resize-none"
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
