import { Plus, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { quietButtonClass } from '#src/components/ui/table/quiet-button.ts';
import { cn } from '#src/lib/class-names.ts';
import { auditActionOf } from './audit-actions.ts';
import type { AuditFilter } from './audit-event-queries.ts';
import { actions as actionTexts, filters } from './texts.ts';

const filterNames = ['action', 'user', 'property', 'days'] as const;
type FilterName = (typeof filterNames)[number];

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: AuditFilter) => void;
  /** The users and properties of these events can be chosen. */
  events: readonly AuditEvent[];
}

/** The filters that have a value or were just added, and a menu that adds the others. */
export function AuditFilters({ filter, onChange, events }: AuditFiltersProps) {
  const [added, setAdded] = useState<readonly FilterName[]>([]);
  const menuRef = useRef<HTMLDivElement>(null);
  const isShown = (name: FilterName) => added.includes(name) || hasValue(filter, name);
  const others = filterNames.filter((name) => !isShown(name));
  const isEmpty = others.length === filterNames.length;

  function remove(name: FilterName) {
    setAdded(added.filter((each) => each !== name));
    onChange(
      name === 'days' ? { searchFrom: undefined, searchTo: undefined } : { [name]: undefined },
    );
    menuRef.current?.querySelector('button')?.focus();
  }

  return (
    <search className={cn('flex flex-wrap gap-x-5 gap-y-3', isEmpty ? '-ml-3 mb-1' : 'mb-4')}>
      {filterNames.filter(isShown).map((name) => (
        <AddedFilter
          key={name}
          label={filters[name].label}
          startsFocused={added.includes(name)}
          onRemove={() => remove(name)}
        >
          {name === 'days' ? (
            <>
              <DayField
                label={filters.from}
                value={filter.searchFrom}
                onChange={(searchFrom) => onChange({ searchFrom })}
              />
              <DayField
                label={filters.to}
                value={filter.searchTo}
                onChange={(searchTo) => onChange({ searchTo })}
              />
            </>
          ) : (
            <Field label={filters[name].label} className="w-56 max-sm:w-auto max-sm:grow">
              <Select
                value={filter[name] ?? ''}
                onChange={({ target }) => {
                  // Chosen once, it stays until it is removed.
                  if (!added.includes(name)) setAdded([...added, name]);
                  onChange({ [name]: target.value || undefined });
                }}
              >
                <option value="">{filters[name].everything}</option>
                {choicesOf(name, filter, events).map(([choice, label]) => (
                  <option key={choice} value={choice}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </AddedFilter>
      ))}
      {/* It stays for the focus when every filter is shown. */}
      <div
        ref={menuRef}
        className={
          others.length === 0 ? 'sr-only' : isEmpty ? undefined : 'mt-7.5 pointer-coarse:mt-6.5'
        }
      >
        <Menu
          align="left"
          buttonClassName={quietButtonClass}
          label={
            <span className="flex items-center gap-2">
              <Plus />
              {filters.add}
            </span>
          }
        >
          {others.map((name) => (
            <MenuItem key={name} onSelect={() => setAdded([...added, name])}>
              {filters[name].label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </search>
  );
}

/** Below the height of a label. */
const besideFieldClass = 'mt-6.5';

interface AddedFilterProps {
  label: string;
  startsFocused: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function AddedFilter({ label, startsFocused, onRemove, children }: AddedFilterProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is focused once.
  useLayoutEffect(() => {
    if (startsFocused) ref.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);
  return (
    <div ref={ref} className="flex gap-2 max-sm:w-full">
      {children}
      <IconButton
        label={filters.remove(label)}
        icon={<X />}
        onClick={onRemove}
        className={besideFieldClass}
      />
    </div>
  );
}

function hasValue(filter: AuditFilter, name: FilterName): boolean {
  return Boolean(name === 'days' ? (filter.searchFrom ?? filter.searchTo) : filter[name]);
}

type Entry = [value: string, label: string];

function choicesOf(
  name: Exclude<FilterName, 'days'>,
  { action = '', user, property }: AuditFilter,
  events: readonly AuditEvent[],
): Entry[] {
  if (name === 'user') return withChosen(usersIn(events), user, filters.oneUser);
  if (name === 'property') {
    return withChosen(propertiesIn(events), property, filters.oneProperty);
  }
  const actions = Object.entries(actionTexts).map(([key, [label]]): Entry => [key, label]);
  return withChosen(actions, action, auditActionOf(action).label);
}

/** Adds the current filter if no shown event has it. */
function withChosen(choices: Entry[], chosen: string | undefined, label: string): Entry[] {
  if (!chosen || choices.some(([value]) => value === chosen)) return choices;
  return [...choices, [chosen, label]];
}

function usersIn(events: readonly AuditEvent[]): Entry[] {
  const users = events.flatMap(({ actor, user }) => [actor, user]);
  return byName(users.flatMap((user) => (user?.fullName ? [[user.id, user.fullName]] : [])));
}

function propertiesIn(events: readonly AuditEvent[]): Entry[] {
  const properties = events.flatMap(({ property }) => (property?.title ? [property] : []));
  return byName(properties.map(({ _id, title }) => [_id, title]));
}

/** Without duplicates. */
function byName(entries: Entry[]): Entry[] {
  return [...new Map(entries)].sort(([, a], [, b]) => a.localeCompare(b));
}
