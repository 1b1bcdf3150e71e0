import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import * as texts from '#src/components/texts.ts';
import { Dialog } from './dialog.tsx';
import { OptionGroups, type OptionGroupsProps } from './option-groups.tsx';
import { useCombobox } from './use-combobox.ts';

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
  const options = groups.flatMap((group) => group.options);
  const { listId, active, reset, inputProps } = useCombobox({
    count: options.length,
    startsAtFirst: true,
  });
  const [isWaiting, setIsWaiting] = useState(false);

  const chooseFirst = useEffectEvent(() => options[0]?.choose());
  useEffect(() => {
    if (isWaiting && !isSearching) {
      setIsWaiting(false);
      chooseFirst();
    }
  }, [isWaiting, isSearching]);

  function handleKeyDown(event: KeyboardEvent) {
    inputProps.onKeyDown(event);
    if (event.key === 'Enter' && active === undefined && !event.nativeEvent.isComposing) {
      setIsWaiting(isSearching);
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
            {...inputProps}
            aria-label={title}
            placeholder={placeholder}
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            data-initial-focus
            value={typed}
            onChange={({ target }) => {
              onType(target.value);
              reset();
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
