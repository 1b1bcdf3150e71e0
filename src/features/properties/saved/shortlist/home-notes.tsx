import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { NoteField } from './note-field.tsx';
import { type HomeNote, homeNotes, MAX_NOTE_LENGTH, verdicts } from './notes-store.ts';
import * as texts from './texts.ts';

/** Told apart without colour too: filled, soft, and struck through. */
const chosenClass = {
  yes: 'bg-brand-fill font-medium text-on-brand-fill focus-visible:outline-on-brand-fill',
  maybe: 'bg-brand-soft font-medium text-brand',
  no: 'bg-hairline font-medium line-through',
};

/** The visitor's private note on a home and, at the foot of its card, their verdict. */
export function HomeNotes({ id, title }: { id: string; title: string }) {
  const { items, isLoading } = useDeviceStore(homeNotes);
  const note = items.find((item) => item.id === id) ?? { id, text: '', verdict: null };
  // The text is typed faster than it is stored.
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'closed' | 'open' | 'finished'>('closed');
  const isOpen = state === 'open';
  const text = typed ?? note.text;

  function change(changes: Partial<HomeNote>) {
    const changed = { ...note, text, ...changes };
    // A text that is too long is not stored, nor lost with a verdict.
    if (changed.text.length > MAX_NOTE_LENGTH) changed.text = note.text;
    if (changed.text || changed.verdict) homeNotes.put(changed);
    else homeNotes.remove(id);
  }

  if (isLoading) return null;
  return (
    <div className="flex w-full flex-1 flex-wrap items-center justify-between gap-x-2 max-md:mt-2 md:flex-col md:items-stretch md:justify-start">
      <div className={cn(isOpen || text ? 'mb-2 w-full' : '-ml-3 print:hidden')}>
        {isOpen && (
          <NoteField
            label={texts.noteOn(title)}
            text={text}
            onChange={(typedText) => {
              setTyped(typedText);
              change({ text: typedText });
            }}
            onLeave={() => {
              setTyped(undefined);
              setState('closed');
            }}
            onFinish={() => {
              setTyped(undefined);
              setState('finished');
            }}
          />
        )}
        {!isOpen && text && (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the button replaces the focused field.
            autoFocus={state === 'finished'}
            onBlur={() => setState('closed')}
            onClick={() => setState('open')}
            className="grid min-h-9 w-full grid-cols-[1fr_2.25rem] gap-x-2.75 py-2 text-left text-sm pointer-coarse:min-h-11"
          >
            <span className="sr-only">{texts.noteOn(title)}:</span>{' '}
            <span className="whitespace-pre-line wrap-anywhere">{text}</span>{' '}
            <span className="text-right font-medium text-brand print:hidden">{texts.editNote}</span>
          </button>
        )}
        {!isOpen && !text && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.addNoteTo(title)}
            autoFocus={state === 'finished'}
            onBlur={() => setState('closed')}
            onClick={() => setState('open')}
          >
            {texts.addNote}
          </Button>
        )}
      </div>
      {note.verdict && (
        <p className="hidden text-sm print:block">
          {texts.keepIt} {texts.verdicts[note.verdict]}
        </p>
      )}
      <div className="mt-auto flex items-center gap-2 text-sm max-md:ml-auto md:justify-between print:hidden">
        <span aria-hidden="true" className="text-muted">
          {texts.keepIt}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          role="group"
          aria-label={texts.verdictOn(title)}
          // Keeps the focus in an open note, which would close and move these buttons before the click.
          onMouseDown={(event) => isOpen && event.preventDefault()}
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
                  isChosen ? chosenClass[verdict] : 'hover:text-brand',
                )}
              >
                {texts.verdicts[verdict]}
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}
