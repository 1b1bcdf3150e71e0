import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Property } from '#contract/property.ts';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import { PropertyOverview } from './property-overview.tsx';

const { panel } = texts;

interface PropertyPanelProps {
  property: Property;
  /** Its index in the rows of the page; -1 if it is no longer among them. */
  index: number;
  count: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  /** More links, below those to edit and to view the property. */
  links: ReactNode;
}

/** A property beside the table, or over it on narrower screens. */
export function PropertyPanel(props: PropertyPanelProps) {
  const { property, index, count, onStep, onClose, links } = props;
  const isBeside = useMediaQuery(VERY_WIDE);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, [role="menu"]')) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      onStep(step);
    } else if (event.key === 'Escape' && isBeside) {
      event.preventDefault();
      onClose();
    }
  }

  const content = (
    <>
      <StepButtons index={index} count={count} onStep={onStep} />
      {/* Values that are being edited belong to one property. */}
      <PropertyOverview key={property._id} property={property} links={links} />
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the panel, wherever its focus is.
    <div onKeyDown={handleKeyDown}>
      {isBeside ? (
        <BesidePanel title={property.title} onClose={onClose}>
          {content}
        </BesidePanel>
      ) : (
        <Dialog isOpen placement="right" title={property.title} onClose={onClose}>
          {content}
        </Dialog>
      )}
    </div>
  );
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

interface BesidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function BesidePanel({ title, onClose, children }: BesidePanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className="sticky top-18 mt-2 max-h-[calc(100dvh-5.5rem)] w-80 shrink-0 overflow-y-auto overscroll-contain rounded-card border bg-surface px-5 pb-5 outline-none"
    >
      <div className="sticky top-0 z-10 -mx-5 flex items-start justify-between gap-2 bg-surface px-5 pt-3 pb-2">
        <h2 className="line-clamp-3 min-w-0 pt-1.5 font-semibold wrap-anywhere">{title}</h2>
        <IconButton
          label={panel.close}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-mr-2.5 size-9"
        />
      </div>
      {children}
    </aside>
  );
}

interface StepButtonsProps {
  index: number;
  count: number;
  onStep: (step: 1 | -1) => void;
}

function StepButtons({ index, count, onStep }: StepButtonsProps) {
  const isInList = index >= 0;
  return (
    <div className="-mx-2 mb-2 flex items-center gap-1 text-xs text-muted">
      <StepButton
        label={panel.previous}
        keys="ArrowUp"
        icon={<ChevronUp aria-hidden="true" />}
        isEnabled={index > 0}
        onClick={() => onStep(-1)}
      />
      <StepButton
        label={panel.next}
        keys="ArrowDown"
        icon={<ChevronDown aria-hidden="true" />}
        isEnabled={isInList && index < count - 1}
        onClick={() => onStep(1)}
      />
      <p role="status" className="tabular-nums">
        {isInList ? panel.position(index + 1, count) : panel.notInList}
      </p>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  keys: string;
  icon: ReactNode;
  isEnabled: boolean;
  onClick: () => void;
}

function StepButton({ label, keys, icon, isEnabled, onClick }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      title={`${label} (${keys === 'ArrowUp' ? '↑' : '↓'})`}
      aria-keyshortcuts={keys}
      // A disabled button would lose the focus.
      aria-disabled={!isEnabled}
      onClick={onClick}
      icon={icon}
      className="size-8 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 pointer-coarse:size-11 [&_svg]:size-4.5"
    />
  );
}
