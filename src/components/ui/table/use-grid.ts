import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

export interface RowSelection<Row> {
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
}

interface GridOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row>;
  /** Called on Space on a row. */
  onOpen?: (row: Row) => void;
}

const controls = 'a, button, input';
/** Text fields and open menus handle their keys themselves. */
const ownKeys = 'input:not([type="checkbox"]), [role="menu"]';
const rowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const controlSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const HEADINGS = 'headings';

/** The id of a row in the document. */
export function rowElementId(key: string): string {
  return `row-${key}`;
}

/**
 * The keys of the ARIA grid pattern for a table whose rows can have the focus: one row is the tab
 * stop, and the controls inside rows have a `tabIndex` of -1. Shift selects from the row that had
 * the focus last.
 */
export function useGrid<Row>({ rows, rowKey, selection, onOpen }: GridOptions<Row>) {
  const [current, setCurrent] = useState<string>();
  /** The key of the row from which Shift selects. */
  const anchor = useRef<string>(undefined);
  const indexOf = (key: string | undefined) => rows.findIndex((row) => rowKey(row) === key);
  const tabStop = current === HEADINGS ? -1 : Math.max(0, indexOf(current));

  function select(row: Row, isSelected: boolean, { shiftKey }: { shiftKey: boolean }) {
    const index = rows.indexOf(row);
    const start = shiftKey ? indexOf(anchor.current) : -1;
    const from = start < 0 ? index : Math.min(start, index);
    selection?.set(rows.slice(from, Math.max(start, index) + 1), isSelected);
  }

  /**
   * Extends the selection to the new row; when moving back towards the anchor, deselects the previous
   * row.
   */
  function extend(from: number, to: number) {
    const [left, reached] = [rows[from], rows[to]];
    const start = indexOf(anchor.current);
    if (!left || !reached) return;
    if (Math.abs(to - start) < Math.abs(from - start)) selection?.set([left], false);
    else select(reached, true, { shiftKey: true });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { key, target, shiftKey, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || target.closest(ownKeys)) return;
    const rowElement = target.closest('tr');
    if (!rowElement) return;
    const rowElements = [...currentTarget.rows];
    const place = placesIn(rowElement).indexOf(target);
    // The headings are before the first row.
    const index = rowElements.indexOf(rowElement) - 1;
    const row = rows[index];
    const [rowStep, controlStep] = [rowSteps[key], controlSteps[key]];
    if (rowStep) {
      const next = rowElements[index + 1 + rowStep];
      const start = anchor.current;
      const places = next ? placesIn(next) : [];
      (places[place] ?? places.at(-1))?.focus();
      if (shiftKey) {
        // Restore the anchor, which `focus()` moved.
        anchor.current = start;
        extend(index, index + rowStep);
      }
    } else if (controlStep) {
      placesIn(rowElement)[place + controlStep]?.focus();
    } else if (key === 'x' && row) {
      select(row, !selection?.has(row), { shiftKey: false });
    } else if (key === 'Enter' && place === 0) {
      rowElement.querySelector('a')?.click();
    } else if (key === ' ' && place === 0) {
      if (row) onOpen?.(row);
    } else {
      // From a control, Shift+Tab would only reach its row.
      if (key === 'Tab' && shiftKey) rowElement.focus();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    select,
    gridProps: {
      role: 'grid',
      'aria-multiselectable': selection !== undefined,
      // Before the controls get the key: an arrow would open a menu.
      onKeyDownCapture: handleKeyDown,
    },
    headingsProps: {
      tabIndex: tabStop < 0 ? 0 : -1,
      onFocus: () => setCurrent(HEADINGS),
    },
    rowProps: (row: Row, index: number) => ({
      id: rowElementId(rowKey(row)),
      tabIndex: index === tabStop ? 0 : -1,
      'aria-selected': selection?.has(row),
      onFocus: () => {
        anchor.current = rowKey(row);
        setCurrent(anchor.current);
      },
      onMouseDown: (event: MouseEvent) => {
        // Shift would select text, and move the anchor with the focus.
        if (event.shiftKey && !isInside(event, ownKeys)) event.preventDefault();
      },
      onClick: (event: MouseEvent) => {
        if (event.shiftKey && !isInside(event, `${controls}, label`)) select(row, true, event);
      },
    }),
  };
}

/** The row itself and its controls, between which Left and Right move. */
function placesIn(row: HTMLTableRowElement): HTMLElement[] {
  return [row, ...row.querySelectorAll<HTMLElement>(controls)];
}

function isInside({ target }: MouseEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
