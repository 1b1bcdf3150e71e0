import { type KeyboardEvent, use, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { PropertyFields, propertyFieldLabels } from '#contract/property-form.ts';
import { PropertyTableActions } from '#src/features/properties/admin-table/property-table-actions.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  propertyFormValues,
  sentPrice,
} from '#src/features/properties/editor/property-form-values.ts';
import { cn } from '#src/lib/class-names.ts';
import { fieldText } from './field-change.ts';
import { valueButtonClass } from './value-button.ts';

const label = propertyFieldLabels.price;

/** The price as a button that turns into a field. Enter and blur save, Escape cancels. */
export function PriceEdit({ property }: { property: Property }) {
  const { change } = use(PropertyTableActions);
  const [isEditing, setIsEditing] = useState(false);
  const [error, setError] = useState<string>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const stored = propertyFormValues(property).price;

  /** Returns false if the typed price is invalid. */
  function save(typed: string): boolean {
    const result = PropertyFields.shape.price.safeParse(typed);
    if (!result.success) {
      setError(result.error.issues[0]?.message);
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
        tabIndex={isEditing ? -1 : undefined}
        className={cn(
          valueButtonClass,
          'tabular-nums',
          isEditing && 'pointer-events-none opacity-0',
        )}
      >
        <span className="sr-only">{label}:</span>{' '}
        <span className={cn(!stored && 'text-muted')}>{fieldText(property, 'price')}</span>
      </button>
      {isEditing && (
        <input
          aria-label={label}
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
          className="absolute inset-y-0 right-0 w-40 rounded-field border border-brand bg-surface px-2 text-right text-base font-normal tabular-nums outline-offset-0 aria-invalid:border-danger md:text-sm"
        />
      )}
      {error && (
        <span
          role="alert"
          className="absolute top-full right-0 z-20 mt-1 rounded-field bg-surface px-2 py-1 text-xs text-danger shadow-float"
        >
          {error}
        </span>
      )}
    </span>
  );
}
