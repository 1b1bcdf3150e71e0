import type { AuditEvent } from '#contract/audit-log.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { auditActionOf, auditActions } from './audit-actions.ts';
import type { AuditFilter } from './audit-event-queries.ts';
import { mentionOf } from './audit-sentence.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: AuditFilter) => void;
  /** The users and properties of these events can be chosen. */
  events: readonly AuditEvent[];
}

export function AuditFilters({ filter, onChange, events }: AuditFiltersProps) {
  return (
    <search className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-5 [&>:first-child]:max-lg:col-span-2">
      <Choice
        label="Action"
        everything="All actions"
        value={filter.action}
        choices={withChosen(
          [...auditActions].map(([action, { label }]) => [action, label]),
          filter.action,
          auditActionOf(filter.action ?? '').label,
        )}
        onChange={(action) => onChange({ action })}
      />
      <Choice
        label="User"
        everything="All users"
        value={filter.user}
        choices={withChosen(usersIn(events), filter.user, 'One user')}
        onChange={(user) => onChange({ user })}
      />
      <Choice
        label="Property"
        everything="All properties"
        value={filter.property}
        choices={withChosen(propertiesIn(events), filter.property, 'One property')}
        onChange={(property) => onChange({ property })}
      />
      <DayField
        label="From"
        value={filter.searchFrom}
        onChange={(searchFrom) => onChange({ searchFrom })}
      />
      <DayField
        label="To"
        value={filter.searchTo}
        onChange={(searchTo) => onChange({ searchTo })}
      />
    </search>
  );
}

type Entry = [value: string, label: string];

interface ChoiceProps {
  label: string;
  /** Label of the choice without a filter. */
  everything: string;
  value: string | undefined;
  choices: readonly Entry[];
  onChange: (value: string | undefined) => void;
}

function Choice({ label, everything, value = '', choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{everything}</option>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Adds the current filter if no shown event has it. */
function withChosen(choices: Entry[], chosen: string | undefined, label: string): Entry[] {
  if (!chosen || choices.some(([value]) => value === chosen)) return choices;
  return [...choices, [chosen, label]];
}

function usersIn(events: readonly AuditEvent[]): Entry[] {
  const users = events.flatMap(({ actor, user }) => [actor, user]);
  const named = users.flatMap((user) => (user?.fullName ? [user] : []));
  return byName(named.map((user) => [user.id, mentionOf(user)]));
}

function propertiesIn(events: readonly AuditEvent[]): Entry[] {
  const properties = events.flatMap(({ property }) => (property?.title ? [property] : []));
  return byName(properties.map(({ _id, title }) => [_id, title]));
}

/** Without duplicates. */
function byName(entries: Entry[]): Entry[] {
  return [...new Map(entries)].sort(([, a], [, b]) => a.localeCompare(b));
}
