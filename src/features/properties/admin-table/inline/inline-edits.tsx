import { Check } from 'lucide-react';
import { createContext, type KeyboardEvent, use, useRef, useState } from 'react';
import { daysSince } from '#contract/property/age.ts';
import { confirmedDay, staleSince } from '#contract/property/freshness.ts';
import { FOR_SALE, type Property } from '#contract/property/property.ts';
import { PropertyFieldsSchema, propertyFieldLabels } from '#contract/property/property-form.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { sentPrice } from '#src/features/properties/api/sent-property.ts';
import { propertyFormValues } from '#src/features/properties/editor/editor-values.ts';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { withChosen } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { type FieldChange, fieldText } from './field-change.ts';

interface PropertyTableActions {
  open: (property: Property) => void;
  change: (property: Property, change: FieldChange) => void;
  statuses: readonly string[];
}

export const PropertyTableActions = createContext<PropertyTableActions>({
  open: () => {},
  change: () => {},
  statuses: [],
});

/** A value in the table that opens its editor. It looks like text until hovered. */
const valueButtonClass =
  '-mx-2 inline-flex h-8 items-center rounded-field px-2 font-normal whitespace-nowrap hover:bg-hairline aria-expanded:bg-hairline pointer-coarse:h-11 [&>span]:shrink-0 [&>svg]:hidden';

/** For a button without a value. A touch would press it unseen: the panel and the bar have it, too. */
const shownInActiveRowClass =
  'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 pointer-coarse:pointer-events-none';

interface ValueEditProps {
  property: Property;
  /** In the table, whose rows have keys of their own in place of Tab. */
  isInRow?: boolean;
}

/** The price as a button that turns into a field. Enter and blur save, Escape cancels. */
export function PriceEdit({ property, isInRow }: ValueEditProps) {
  const { change } = use(PropertyTableActions);
  const [isEditing, setIsEditing] = useState(false);
  const [error, setError] = useState<string>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const stored = propertyFormValues(property).price;

  /** Returns false if the typed price is invalid. */
  function save(typed: string): boolean {
    const result = PropertyFieldsSchema.shape.price.safeParse(typed);
    if (!result.success) {
      setError(`${result.error.issues[0]?.message}. ${texts.table.priceHelp}`);
      return false;
    }
    if (sentPrice(typed) !== sentPrice(stored)) change(property, { field: 'price', value: typed });
    return true;
  }

  function close() {
    setIsEditing(false);
    setError(undefined);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && !save(event.currentTarget.value)) return;
    // Focus the button first: a blur to any other element saves again.
    buttonRef.current?.focus();
    close();
  }

  return (
    <span className="relative inline-flex justify-end">
      <button
        ref={buttonRef}
        type="button"
        title={texts.table.changePrice}
        onClick={() => setIsEditing(true)}
        tabIndex={isInRow || isEditing ? -1 : undefined}
        className={cn(
          valueButtonClass,
          'tabular-nums',
          isEditing && 'pointer-events-none opacity-0',
        )}
      >
        <span className="sr-only">{propertyFieldLabels.price}:</span>{' '}
        <span className={cn(!stored && 'text-muted')}>{fieldText(property, 'price')}</span>
      </button>
      {isEditing && (
        <input
          aria-label={propertyFieldLabels.price}
          aria-invalid={error ? true : undefined}
          defaultValue={stored}
          placeholder={texts.table.noPrice}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the field replaces the focused button.
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={() => setError(undefined)}
          onKeyDown={handleKeyDown}
          onBlur={(event) => {
            if (event.relatedTarget === buttonRef.current) return;
            if (save(event.target.value)) close();
          }}
          className={cn(
            'absolute inset-y-0 w-40 rounded-field border border-brand bg-surface px-2 text-base font-normal tabular-nums outline-offset-0 aria-invalid:border-danger md:text-sm',
            isInRow ? 'right-0 text-right' : '-left-2',
          )}
        />
      )}
      {error && (
        <span
          role="alert"
          className={cn(
            'absolute top-full z-20 mt-1 rounded-field bg-surface px-2 py-1 text-xs text-danger shadow-float',
            isInRow ? 'right-0' : '-left-2 w-64',
          )}
        >
          {error}
        </span>
      )}
    </span>
  );
}

export function StatusEdit({ property, isInRow }: ValueEditProps) {
  const { change, statuses } = use(PropertyTableActions);
  const status = property.status ?? '';
  return (
    <Menu
      align={isInRow ? 'left' : 'right'}
      tabIndex={isInRow ? -1 : undefined}
      buttonClassName={valueButtonClass}
      className="inline-block"
      label={
        <>
          <span className="sr-only">{propertyFieldLabels.status}:</span>{' '}
          {status !== FOR_SALE && <StatusMark status={status} />}
          <span
            className={cn(
              !status && 'font-medium text-warning',
              status === FOR_SALE && 'text-muted',
            )}
          >
            {fieldText(property, 'status')}
          </span>
        </>
      }
    >
      {withChosen(statuses, status).map((choice) => (
        <MenuItem
          key={choice}
          isChosen={choice === status}
          onSelect={() => {
            if (choice !== status) change(property, { field: 'status', value: choice });
          }}
        >
          <StatusMark status={choice} />
          {choice}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Confirms with one press that the property is available today. */
export function ConfirmationEdit({ property, isInRow }: ValueEditProps) {
  const { change } = use(PropertyTableActions);
  const now = Date.now();
  const isConfirmed = daysSince(property.checks?.confirmedOn, now) === 0;
  const hasDay = isConfirmed || confirmedDay(property, now) !== null;
  const isStale = staleSince(property, now);
  return (
    <button
      type="button"
      title={texts.table.confirmToday}
      aria-disabled={isConfirmed}
      tabIndex={isInRow ? -1 : undefined}
      onClick={() => {
        const value = dayInLagos(now);
        if (!isConfirmed) change(property, { field: 'checks.confirmedOn', value });
      }}
      className={cn(valueButtonClass, isInRow && !hasDay && !isStale && shownInActiveRowClass)}
    >
      <span className="sr-only">
        {propertyFieldLabels['checks.confirmedOn']}: {!hasDay && texts.table.neverConfirmed}
      </span>{' '}
      <span className={isStale ? 'font-medium text-warning' : 'text-muted'}>
        {hasDay ? fieldText(property, 'checks.confirmedOn') : texts.table.confirm}
      </span>
      {isConfirmed && <Check aria-hidden="true" className="ml-1.5 inline! size-4 text-brand" />}
    </button>
  );
}
