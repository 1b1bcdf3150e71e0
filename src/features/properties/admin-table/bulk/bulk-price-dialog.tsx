import { type FormEvent, useId, useState } from 'react';
import { askingPrice, type Property } from '#contract/property/property.ts';
import { isUnlikelyPrice } from '#contract/property/property-problems.ts';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { number } from '#contract/rules/number-rules.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { changedPrice, type PriceChange, priceSteps } from './price-change.ts';

const { bulkPrice, unlikelyPrices } = texts;

interface BulkPriceDialogProps {
  properties: readonly Property[];
  onClose: () => void;
  /** Gets the new price of each property that changes, by its id. */
  onConfirm: (prices: ReadonlyMap<string, number>) => void;
}

interface PriceRow {
  property: Property;
  before: number | null;
  after: number | null;
}

/** A longer table would slow the typing down. */
const ROWS_SHOWN = 200;

/** A new price, or a change by a percentage, with each price before and after it. */
export function BulkPriceDialog({ properties, onClose, onConfirm }: BulkPriceDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<PriceChange['kind']>('set');
  const [amount, setAmount] = useState('');
  const [step, setStep] = useState<number>(priceSteps[0]);
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { change, problem } = readChange(kind, amount, step);
  const rows: PriceRow[] = properties.map((property) => {
    const before = askingPrice(property);
    return { property, before, after: change ? changedPrice(before, change) : before };
  });
  const changed = rows.filter(({ before, after }) => before !== after);
  const unlikely = changed.filter(isUnlikely);

  function save() {
    const prices = changed.flatMap(({ property, after }) =>
      after === null ? [] : [[property._id, after] as const],
    );
    onConfirm(new Map(prices));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0) setError(problem ?? bulkPrice.nothingToChange);
    else if (unlikely.length > 0) setIsAsking(true);
    else save();
  }

  function edit(apply: () => void) {
    apply();
    setError(undefined);
  }

  if (isAsking) {
    return (
      <ConfirmDialog
        // Another dialog, whose focus starts on Back: a second Enter must not save.
        key="unlikely"
        title={unlikelyPrices.title(unlikely.length)}
        cancelLabel={unlikelyPrices.back}
        confirmLabel={unlikelyPrices.confirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={save}
      >
        <PriceTable rows={unlikely} />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={bulkPrice.title(properties.length)}
      confirmLabel={changed.length > 0 ? bulkPrice.confirm(changed.length) : texts.changePrice}
      form={id}
      onCancel={onClose}
    >
      <form id={id} onSubmit={handleSubmit} className="mt-2 grid gap-4">
        <RadioRow
          legend={bulkPrice.kind}
          choices={kinds.map((value) => ({ value, label: bulkPrice.kinds[value] }))}
          value={kind}
          onChange={(value) => edit(() => setKind(value))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={kind === 'set' ? bulkPrice.newPrice : bulkPrice.percentage}
            hint={kind === 'set' ? texts.table.priceHelp : bulkPrice.percentageHint}
            error={error}
          >
            <TextInput
              value={amount}
              inputMode={kind === 'set' ? undefined : 'decimal'}
              autoComplete="off"
              onChange={({ target }) => edit(() => setAmount(target.value))}
              data-initial-focus
            />
          </Field>
          {kind !== 'set' && (
            <Field label={bulkPrice.step}>
              <Select
                value={step}
                onChange={({ target }) => edit(() => setStep(Number(target.value)))}
              >
                {priceSteps.map((choice) => (
                  <option key={choice} value={choice}>
                    {choice === 1 ? bulkPrice.wholeNaira : formatNaira(choice)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <PriceTable rows={rows} />
      </form>
    </ConfirmDialog>
  );
}

const kinds = ['set', 'raise', 'lower'] as const;

/** The typed change, or else what is wrong with it. */
function readChange(
  kind: PriceChange['kind'],
  amount: string,
  step: number,
): { change?: PriceChange; problem?: string } {
  const { price: priceLabel } = texts.fields;
  if (kind === 'set') {
    const price = parseNaira(amount);
    if (price && Number.isSafeInteger(price)) return { change: { kind, price } };
    if (!amount.trim()) return { problem: messages.required(priceLabel) };
    return { problem: `${messages.invalid(priceLabel)}. ${texts.table.priceHelp}` };
  }
  const percentage = number(bulkPrice.percentage, {
    min: 0,
    max: kind === 'lower' ? 99 : 1000,
  }).safeParse(amount.trim().replace(/%$/, ''));
  if (percentage.success) return { change: { kind, percentage: percentage.data, step } };
  return { problem: percentage.error.issues[0]?.message };
}

function isUnlikely({ before, after }: PriceRow): boolean {
  return after !== null && after !== before && isUnlikelyPrice(after, before);
}

function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
  const others = rows.length - ROWS_SHOWN;
  return (
    <div>
      <table aria-label={bulkPrice.beforeAndAfter} className="w-full text-xs sm:text-sm">
        <thead className="text-left text-xs text-muted [&_th]:py-2 [&_th]:font-medium">
          <tr>
            <th scope="col">{bulkPrice.property}</th>
            <th scope="col" className="pl-3 text-right">
              {bulkPrice.before}
            </th>
            <th scope="col" className="pl-3 text-right">
              {bulkPrice.after}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums [&>tr>*]:border-t [&>tr>*]:py-1.5 [&>tr>*]:align-top">
          {rows.slice(0, ROWS_SHOWN).map((row) => (
            <tr key={row.property._id}>
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {row.property.title}
              </th>
              <td className="pl-3 text-right whitespace-nowrap text-muted">
                {priceText(row.before)}
              </td>
              <td className="pl-3 text-right whitespace-nowrap">
                {row.after === row.before ? (
                  <span className="text-muted">{bulkPrice.unchanged}</span>
                ) : (
                  priceText(row.after)
                )}
                {isUnlikely(row) && (
                  <>
                    {' '}
                    <span className="block text-xs font-medium text-warning">
                      {bulkPrice.unlikely}
                    </span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className="mt-2 text-sm text-muted">{texts.andMore(others)}</p>}
    </div>
  );
}

function priceText(price: number | null): string {
  return price === null ? texts.table.noPrice : formatNaira(price);
}
