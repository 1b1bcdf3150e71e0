import { use } from 'react';
import { FOR_SALE, NEW_DEVELOPMENT, type Property } from '#contract/property.ts';
import { propertyFieldLabels } from '#contract/property-form.ts';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { PropertyTableActions } from '#src/features/properties/admin-table/property-table-actions.ts';
import { withChosen } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { fieldText } from './field-change.ts';
import { valueButtonClass } from './value-button.ts';

interface StatusEditProps {
  property: Property;
  /** The edge that the menu shares with the status. */
  align?: 'left' | 'right';
}

/** The status, and a menu to change it. */
export function StatusEdit({ property, align = 'left' }: StatusEditProps) {
  const { change, statuses } = use(PropertyTableActions);
  const status = property.status ?? '';
  return (
    <Menu
      align={align}
      buttonClassName={valueButtonClass}
      className="inline-block"
      label={
        <>
          <span className="sr-only">{propertyFieldLabels.status}:</span>{' '}
          <StatusMark status={status} />
          <span className={cn(!status && 'font-medium text-warning')}>
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

/** A dot: filled on the market, hollow off it, and in colour where a status is missing. */
export function StatusMark({ status }: { status: string }) {
  const isOnMarket = status === FOR_SALE || status === NEW_DEVELOPMENT;
  const fill = isOnMarket ? 'bg-ink' : 'border-[1.5px] border-muted';
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative -top-px mr-2 inline-block size-2 shrink-0 rounded-full',
        status ? fill : 'bg-warning',
      )}
    />
  );
}
