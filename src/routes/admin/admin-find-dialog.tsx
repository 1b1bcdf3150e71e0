import { Home, Search, User } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { propertyReference } from '#contract/property/property-labels.ts';
import { wordsIn } from '#contract/search/text-folding.ts';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useCombobox } from '#src/components/ui/form/use-combobox.ts';
import { OptionGroups } from '#src/components/ui/option-groups.tsx';
import { useFoundProperties } from '#src/features/properties/search/use-found-properties.ts';
import { userName } from '#src/features/users/user-labels.ts';
import { useFoundUsers } from '#src/features/users/user-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { adminPages } from './admin-pages.ts';
import { find } from './texts.ts';

const MAX_OF_A_KIND = 5;

/**
 * Finds the pages of the admin area, properties by reference or title, and users by name or email: a
 * modal ARIA combobox. The first option is active. Enter chooses the active option or, while
 * searching, the first one that is found.
 */
export function AdminFindDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { properties, ...propertySearch } = useFoundProperties(typed);
  const { users, ...userSearch } = useFoundUsers(typed);

  function open(to: string) {
    // Close first, so that the dialog returns the focus before the new page takes it.
    onClose();
    navigate(to);
  }

  const groups = [
    {
      label: find.pages,
      options: pagesNamed(typed).map(({ label, to, Icon }) => ({
        key: to,
        icon: <Icon />,
        title: label,
        choose: () => open(to),
      })),
    },
    {
      label: find.properties,
      options: properties.slice(0, MAX_OF_A_KIND).map((property) => ({
        key: property._id,
        icon: <Home />,
        title: property.title,
        details: propertyReference(property),
        choose: () => open(paths.admin.property.href(property._id)),
      })),
    },
    {
      label: find.users,
      options: users.slice(0, MAX_OF_A_KIND).map((user) => ({
        key: user.id,
        icon: <User />,
        title: userName(user),
        details: user.email || undefined,
        choose: () => open(paths.admin.user.href(user.id)),
      })),
    },
  ];
  const options = groups.flatMap((group) => group.options);
  const isSearching = propertySearch.isSearching || userSearch.isSearching;
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

  function statusText(): string {
    if (isSearching) return find.searching;
    if (propertySearch.isError && userSearch.isError) return find.nothingLoaded;
    if (propertySearch.isError) return find.propertiesNotLoaded;
    if (userSearch.isError) return find.usersNotLoaded;
    return options.length === 0 ? find.noneFound(typed.trim()) : '';
  }

  return (
    <Dialog
      isOpen
      placement="top"
      title={find.label}
      onClose={onClose}
      header={
        <div className="relative border-b">
          <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4.5 text-muted" />
          <input
            // In a field of type search, Escape would clear the text instead of closing the dialog.
            type="text"
            {...inputProps}
            aria-label={find.label}
            placeholder={find.placeholder}
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            data-initial-focus
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
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
          <div id={listId} role="listbox" aria-label={find.results}>
            <OptionGroups id={listId} active={active} groups={groups} isOneLine />
          </div>
        )}
        <p role="status" className="px-4 text-sm text-muted not-empty:py-2.5">
          {statusText()}
        </p>
      </div>
    </Dialog>
  );
}

/** The pages whose label has a word that starts with each typed word; all of them without one. */
function pagesNamed(typed: string) {
  const words = wordsIn(typed);
  return adminPages().filter(({ label }) =>
    words.every((word) => wordsIn(label).some((part) => part.startsWith(word))),
  );
}
