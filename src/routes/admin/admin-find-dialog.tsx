import { Home, User } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { propertyReference } from '#contract/property/property-labels.ts';
import { wordsIn } from '#contract/search/text-folding.ts';
import { FindDialog } from '#src/components/ui/find-dialog.tsx';
import { useFoundProperties } from '#src/features/properties/search/use-found-properties.ts';
import { userName } from '#src/features/users/user-labels.ts';
import { useFoundUsers } from '#src/features/users/user-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { adminPages } from './admin-pages.ts';
import * as texts from './texts.ts';

const { find } = texts;

const MAX_OF_A_KIND = 5;

/** Finds the pages of the admin area, properties by reference or title, and users by name or email. */
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
  const isSearching = propertySearch.isSearching || userSearch.isSearching;
  const isEmpty = groups.every(({ options }) => options.length === 0);

  function statusText(): string {
    if (isSearching) return find.searching;
    if (propertySearch.isError && userSearch.isError) return find.nothingLoaded;
    if (propertySearch.isError) return find.propertiesNotLoaded;
    if (userSearch.isError) return find.usersNotLoaded;
    return isEmpty ? find.noneFound(typed.trim()) : '';
  }

  return (
    <FindDialog
      title={find.label}
      placeholder={find.placeholder}
      typed={typed}
      onType={setTyped}
      groups={groups}
      isSearching={isSearching}
      status={statusText()}
      onClose={onClose}
    />
  );
}

/** The pages whose label has a word that starts with each typed word; all of them without one. */
function pagesNamed(typed: string) {
  const words = wordsIn(typed);
  return adminPages().filter(({ label }) =>
    words.every((word) => wordsIn(label).some((part) => part.startsWith(word))),
  );
}
