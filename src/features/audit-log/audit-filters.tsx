import type { AuditEvent } from '#contract/audit-log.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { auditActionOf } from './audit-actions.ts';
import type { AuditFilter } from './audit-event-queries.ts';
import * as texts from './texts.ts';

const { filters } = texts;

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: AuditFilter) => void;
  /** The users and properties of these events can be chosen. */
  events: readonly AuditEvent[];
}

export function AuditFilters({ filter, onChange, events }: AuditFiltersProps) {
  return (
    <search className="mb-3 grid grid-cols-2 gap-4 lg:grid-cols-5 [&>:first-child]:max-lg:col-span-2">
      <Choice
        {...filters.action}
        value={filter.action}
        choices={withChosen(
          Object.entries(texts.actions),
          filter.action,
          auditActionOf(filter.action ?? '').label,
        )}
        onChange={(action) => onChange({ action })}
      />
      <Choice
        {...filters.user}
        value={filter.user}
        choices={withChosen(usersIn(events), filter.user, filters.oneUser)}
        onChange={(user) => onChange({ user })}
      />
      <Choice
        {...filters.property}
        value={filter.property}
        choices={withChosen(propertiesIn(events), filter.property, filters.oneProperty)}
        onChange={(property) => onChange({ property })}
      />
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
