import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { coordinatesOf, isDevelopment } from '#contract/property/property.ts';
import { checkMarksOf } from '#contract/property/property-checks.ts';
import { availableFields, checkFields } from '#contract/property/property-fields.ts';
import {
  propertyFieldLabels as labels,
  type PropertyFormValues,
} from '#contract/property/property-form.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import {
  type EditedImage,
  floorPlanOf,
  keptImages,
} from '#src/features/properties/api/edited-images.ts';
import { sentAmenities } from '#src/features/properties/api/sent-property.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { type SectionName, showField } from './form-section.tsx';
import * as texts from './texts.ts';
import type { FieldInputsProps } from './use-field-props.ts';

interface MissingFactsProps {
  form: FieldInputsProps['form'];
  values: PropertyFormValues;
  images: readonly EditedImage[];
}

const FACTS_SHOWN = 4;

/** What visitors look for and do not find, each with a button to its field or its section. */
export function MissingFacts({ form, values, images }: MissingFactsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const missing = missingFacts(values, images);
  // A button for one more fact would take the place of that fact.
  const isLong = missing.length > FACTS_SHOWN + 1;
  const factOf = ([name, label]: MissingFact) => (
    <li key={name} className="border-t">
      <button
        type="button"
        onClick={() => showField(form, name)}
        className="flex min-h-9 w-full items-center justify-between gap-2 text-left text-sm hover:text-brand pointer-coarse:min-h-11"
      >
        <span className="truncate">
          <span className="sr-only">{texts.missing.add}</span> {label}
        </span>
        <Plus className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  );
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} className="mb-2 text-sm text-muted">
        {missing.length > 0 ? texts.missing.title : texts.missing.none}
      </h2>
      <ul className="grid grid-cols-2 gap-x-6">
        {missing.slice(0, isLong ? FACTS_SHOWN : undefined).map(factOf)}
        {isLong && (
          <li>
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              className="flex min-h-9 items-center text-sm text-muted hover:text-brand pointer-coarse:min-h-11"
            >
              {isOpen ? texts.missing.fewer : texts.missing.more(missing.length - FACTS_SHOWN)}
            </button>
          </li>
        )}
        {isLong && isOpen && missing.slice(FACTS_SHOWN).map(factOf)}
      </ul>
    </section>
  );
}

type MissingFact = [field: string, label: string];

/** The number of missing facts in each section of the form that has some. */
export function missingCounts(values: PropertyFormValues, images: readonly EditedImage[]) {
  const counts = new Map<SectionName, number>();
  for (const [field] of missingFacts(values, images)) {
    const section = sectionOf(field);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

function sectionOf(field: string): SectionName {
  if (field.startsWith('checks.')) return 'checks';
  if (field.startsWith('features.') || field === 'price') return 'price';
  if (field.startsWith('amenities.')) return 'facilities';
  if (field === 'photos') return 'photos';
  return field === 'media' || field === 'videoUrl' ? 'media' : 'property';
}

/** In the order of the form. */
function missingFacts(values: PropertyFormValues, images: readonly EditedImage[]): MissingFact[] {
  const { type, features, checks } = values;
  const isHome = type !== 'Land';
  const amenities = sentAmenities(values);
  const marks = checkMarksOf({ checks, amenities });
  const unchecked = availableFields(checkFields, hasCapability).filter(([name]) =>
    marks.some((mark) => mark.name === name && mark.fact === null),
  );
  const facts: [isMissing: boolean, field: string, label: string][] = [
    [!type, 'type', labels.type],
    [!values.status, 'status', labels.status],
    [
      hasCapability('points') && !values.point.trim() && !coordinatesOf(values.location),
      'point',
      labels.point,
    ],
    [!values.description.trim(), 'description', labels.description],
    // The price of a development is not shown.
    [!parseNaira(values.price) && !isDevelopment(values), 'price', labels.price],
    [isHome && !Number(features.bedrooms), 'features.bedrooms', labels['features.bedrooms']],
    [isHome && !Number(features.bathrooms), 'features.bathrooms', labels['features.bathrooms']],
    [!Number(features.squareFootage), 'features.squareFootage', texts.missing.size],
    [amenities.length === 0, 'amenities.0', texts.sections.facilities],
    ...unchecked.map(([name, { label }]): [boolean, string, string] => [
      true,
      `checks.${name}`,
      label,
    ]),
    [keptImages(images).length === 0, 'photos', texts.sections.photos],
    [
      isHome && hasCapability('floor-plans') && !floorPlanOf(images),
      'media',
      texts.floorPlan.label,
    ],
    [hasCapability('video') && !values.videoUrl.trim(), 'videoUrl', texts.missing.video],
  ];
  return facts.flatMap(([isMissing, field, label]) => (isMissing ? [[field, label]] : []));
}
