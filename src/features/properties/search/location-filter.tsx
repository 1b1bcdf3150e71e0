import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import { knownAreas } from '#contract/search/areas.ts';
import { OTHER_STATES } from '#contract/search/locations.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { Select } from '#src/components/ui/form/select.tsx';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import type { SuggestedArea } from './area-suggestions.ts';
import * as texts from './texts.ts';

interface LocationFilterProps {
  /** The name of a control without a visible label. */
  'aria-label'?: string;
  anyLabel: string;
  value: string | undefined;
  /** A pill that fills with its value, instead of a field. */
  isPill?: boolean;
  /** Whether the counts of areas are those of the results; not with other filters. */
  hasCounts: boolean;
  onChange: (value: string | undefined) => void;
}

/**
 * A select of the areas in each state or city: those of the gazetteer until those of the listings
 * are loaded. As a pill, which every visitor sees, it requests them when it is reached.
 */
export function LocationFilter(props: LocationFilterProps) {
  const { anyLabel, value = '', isPill, hasCounts, onChange, ...name } = props;
  const [isReached, setIsReached] = useState(!isPill);
  const { data } = useQuery({
    ...suggestionQueries.areas(useQueryClient()),
    enabled: isReached,
  });
  // Without any area in the listings, those of the gazetteer stay.
  const areas: readonly SuggestedArea[] = data?.length ? data : knownAreas;
  const chosen = areas.find((area) => foldText(area.name) === foldText(value));
  const isOther = value !== '' && value !== OTHER_STATES && !chosen;
  const pill = value === '' ? 'pill' : 'filled-pill';
  return (
    <Select
      {...name}
      onFocus={() => setIsReached(true)}
      onPointerEnter={() => setIsReached(true)}
      shape={isPill ? pill : undefined}
      value={chosen?.name ?? value}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{anyLabel}</option>
      {isOther && <option>{value}</option>}
      {[...new Set(areas.map(({ region }) => region))].map((region) => (
        <optgroup key={region} label={region}>
          {areas
            .filter((area) => area.region === region)
            .map((area) => (
              <option key={area.name} value={area.name}>
                {area.name === region ? texts.wholeRegion(region) : area.name}
                {hasCounts && area.count ? ` (${formatNumber(area.count)})` : ''}
              </option>
            ))}
        </optgroup>
      ))}
      <option>{OTHER_STATES}</option>
    </Select>
  );
}
