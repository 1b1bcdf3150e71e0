import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import * as texts from '#src/components/texts.ts';
import { Dialog } from './dialog.tsx';
import { OptionGroups, type OptionGroupsProps } from './option-groups.tsx';

interface FindDialogProps extends Pick<OptionGroupsProps, 'groups'> {
  /** The accessible name of the dialog and of the field. */
  title: string;
  /** Names what can be found: 'A page, a property or a user'. */
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  /** More options may follow. */
  isSearching: boolean;
  /** Announced below the field; empty if the options say it all. */
  status: string;
  onClose: () => void;
}

/**
 * A modal ARIA combobox. The first option is active. Enter chooses the active option or, while
 * searching, the first one that is found.
 */
export function FindDialog(props: FindDialogProps) {
  const { title, placeholder, typed, onType, groups, isSearching, status, onClose } = props;
  const listId = useId();
  const options = groups.flatMap((group) => group.options);
  const [moved, setMoved] = useState(0);
  const active = options.length > 0 ? moved % options.length : undefined;
  const [isWaiting, setIsWaiting] = useState(false);

  const chooseFirst = useEffectEvent(() => options[0]?.choose());
  useEffect(() => {
    if (isWaiting && !isSearching) {
      setIsWaiting(false);
      chooseFirst();
    }
  }, [isWaiting, isSearching]);

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && active !== undefined) {
      event.preventDefault();
      setMoved((active + (key === 'ArrowDown' ? 1 : options.length - 1)) % options.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (active === undefined) setIsWaiting(isSearching);
      else options[active]?.choose();
    }
  }

  return (
    <Dialog
      isOpen
      placement="top"
      title={title}
      onClose={onClose}
      header={
        <div className="relative border-b">
          <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4.5 text-muted" />
          <input
            // In a field of type search, Escape would clear the text instead of closing the dialog.
            type="text"
            role="combobox"
            aria-label={title}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
            placeholder={placeholder}
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            data-initial-focus
            value={typed}
            onChange={({ target }) => {
              onType(target.value);
              setMoved(0);
              setIsWaiting(false);
            }}
            onKeyDown={handleKeyDown}
            className="h-13 w-full rounded-t-card bg-transparent pr-4 pl-11.5 text-base outline-none"
          />
        </div>
      }
    >
      <div className="-mx-5 -mb-5 py-2">
        {options.length > 0 && (
          <div id={listId} role="listbox" aria-label={texts.results}>
            <OptionGroups id={listId} active={active} groups={groups} isOneLine />
          </div>
        )}
        <p role="status" className="px-4 text-sm text-muted not-empty:py-2.5">
          {status}
        </p>
      </div>
    </Dialog>
  );
}
