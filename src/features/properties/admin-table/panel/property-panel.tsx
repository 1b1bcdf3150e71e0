import {
  ChevronDown,
  ChevronUp,
  ExternalLink,
  Maximize2,
  Pencil,
  TriangleAlert,
  X,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isPublished, type Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { CheckList } from '#src/features/properties/admin-table/check-marks.tsx';
import {
  ConfirmationEdit,
  PriceEdit,
  StatusEdit,
} from '#src/features/properties/admin-table/inline/inline-edits.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { CardFacts } from '#src/features/properties/list/card-facts.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';
import { useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';

const { fields, panel } = texts;

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

function BesidePanel(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className="sticky top-18 max-h-[calc(100dvh-5.5rem)] w-80 shrink-0 overflow-y-auto overscroll-contain rounded-card border bg-surface px-5 pb-5 outline-none"
    >
      <div className="sticky top-0 z-10 -mx-5 flex items-start justify-between gap-2 bg-surface px-5 pt-3 pb-2">
        <h2 className="line-clamp-3 min-w-0 pt-1.5 font-semibold wrap-anywhere">{title}</h2>
        <IconButton label={panel.close} icon={<X />} onClick={onClose} className="-mr-2.5 size-9" />
      </div>
      {children}
    </aside>
  );
}

type StepButtonsProps = Pick<PropertyPanelProps, 'index' | 'count' | 'onStep'>;

function StepButtons({ index, count, onStep }: StepButtonsProps) {
  const isInList = index >= 0;
  return (
    <div className="-mx-2 mb-2 flex items-center gap-1 text-xs text-muted">
      {stepButtons.map(({ step, label, keys, arrow, Icon }) => (
        <IconButton
          key={step}
          label={label}
          title={`${label} (${arrow})`}
          aria-keyshortcuts={keys}
          // A disabled button would lose the focus.
          aria-disabled={!isInList || index === (step === 1 ? count - 1 : 0)}
          onClick={() => onStep(step)}
          icon={<Icon />}
          className="size-8 aria-disabled:opacity-55 pointer-coarse:size-11 [&_svg]:size-4.5"
        />
      ))}
      <p role="status" className="tabular-nums">
        {isInList ? panel.position(index + 1, count) : panel.notInList}
      </p>
    </div>
  );
}

const stepButtons = [
  { step: -1, label: panel.previous, keys: 'ArrowUp', arrow: '↑', Icon: ChevronUp },
  { step: 1, label: panel.next, keys: 'ArrowDown', arrow: '↓', Icon: ChevronDown },
] as const;

/** The facts and the checks first, as on the page of a property; then what concerns the listing. */
function PropertyOverview({ property, links }: Pick<PropertyPanelProps, 'property' | 'links'>) {
  const { _id, type, location, images } = property;
  const problems = problemsOf(property).map((problem) => problemLabels[problem]);
  return (
    <>
      <div className="aspect-16/9 overflow-hidden rounded-field">
        <PropertyPhoto image={imagesOf(property)[0]} sizes="320px" />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <div className="text-xl *:*:font-semibold">
          <PriceEdit property={property} />
        </div>
        <StatusEdit property={property} />
      </div>
      <div className="mt-1">
        <CardFacts property={property} />
      </div>
      <p className="mt-0.5 text-sm wrap-anywhere text-muted">
        {type && <span>{`${type} · `}</span>}
        {location}
      </p>
      {!isPublished(property) && (
        <p className="mt-3 text-sm font-medium text-info">{texts.notPublished}</p>
      )}
      {problems.length > 0 && (
        <p className="mt-3 flex gap-2 text-sm font-medium text-warning">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          {problems.join(', ')}
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <ButtonLink to={paths.admin.editProperty.href(_id)} variant="secondary" size="sm">
          <Pencil />
          {panel.edit}
        </ButtonLink>
        <ButtonLink to={paths.admin.property.href(_id)} variant="secondary" size="sm">
          <Maximize2 />
          {panel.view}
        </ButtonLink>
        <ButtonLink to={propertyHref(property)} variant="secondary" size="sm">
          <ExternalLink />
          {panel.publicPage}
        </ButtonLink>
        {links}
      </div>
      {hasCapability('checks') && <CheckList property={property} />}
      <Rows
        rows={[
          [
            fields['checks.confirmedOn'],
            hasCapability('confirmed') && <ConfirmationEdit key="confirmed" property={property} />,
          ],
          [fields.images, images?.length ?? 0],
          [fields.views, formatNumber(property.viewCount)],
          [fields.reference, propertyReference(property)],
          [fields.listed, readableDate(property.createdAt, 'shortDay')],
          [fields.changed, readableDate(property.updatedAt, 'moment')],
        ]}
      />
    </>
  );
}

function Rows({ rows }: { rows: [name: string, value: ReactNode][] }) {
  return (
    <dl className="mt-4 border-t pt-2 text-sm">
      {rows
        .filter(([, value]) => value != null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="flex min-h-8 items-center justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
