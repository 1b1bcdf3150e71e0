import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { auditActionOf } from './audit-actions.ts';
import type { AuditFilter } from './audit-event-queries.ts';
import { actions as actionTexts, filters } from './texts.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: AuditFilter) => void;
  /** The users and properties of these events can be chosen. */
  events: readonly AuditEvent[];
}

export function AuditFilters({ filter, onChange, events }: AuditFiltersProps) {
  const { action = '', user, property } = filter;
  const actions = Object.entries(actionTexts).map(([name, [label]]): Entry => [name, label]);
  const choices = {
    action: withChosen(actions, action, auditActionOf(action).label),
    user: withChosen(usersIn(events), user, filters.oneUser),
    property: withChosen(propertiesIn(events), property, filters.oneProperty),
  };
  return (
    <search className="mb-3 grid grid-cols-2 gap-4 lg:grid-cols-5 [&>:first-child]:max-lg:col-span-2">
      {(['action', 'user', 'property'] as const).map((name) => (
        <Field key={name} label={filters[name].label}>
          <Select
            value={filter[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
          >
            <option value="">{filters[name].everything}</option>
            {choices[name].map(([choice, label]) => (
              <option key={choice} value={choice}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
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
    </search>
  );
}

type Entry = [value: string, label: string];

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
