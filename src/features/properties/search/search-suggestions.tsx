import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Home, MapPin } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { addressOf, propertyReference } from '#contract/property/property-labels.ts';
import { knownAreas } from '#contract/search/areas.ts';
import { wordsIn } from '#contract/search/text-folding.ts';
import { type ListOption, OptionGroups } from '#src/components/ui/option-groups.tsx';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { type AreaSuggestion, suggestAreas } from './area-suggestions.ts';
import { countLabel } from './property-labels.ts';
import { findByReference } from './property-references.ts';
import * as texts from './texts.ts';
import { useDebouncedText } from './use-found-properties.ts';

const MAX_AREAS = 5;
const MAX_PROPERTIES = 4;

interface SearchSuggestionsProps {
  /** The id of the list; options have their index appended. */
  id: string;
  typed: string;
  isOpen: boolean;
  /** The index of the option that the arrow keys have reached. */
  active: number | undefined;
  hasCounts: boolean;
  isForStaff: boolean | undefined;
  onCount: (count: number) => void;
  onChooseArea: (suggestion: AreaSuggestion) => void;
  onChooseProperty: (id: string) => void;
}

/** The list of a combobox: areas with their counts, then properties by reference or title. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, typed, isOpen, active, hasCounts, onCount } = props;
  const client = useQueryClient();
  const q = useDebouncedText(typed.trim());
  const { data: counted } = useQuery(suggestionQueries.areas(client));
  const { data: found = [] } = useQuery({
    ...suggestionQueries.typed(q, props.isForStaff),
    enabled: isOpen && q.length > 1,
    placeholderData: keepPreviousData,
  });
  const areas: ListOption[] = suggestAreas(typed, counted ?? knownAreas, MAX_AREAS).map(
    (suggestion) => {
      const { name, region, count } = suggestion.area;
      return {
        key: name,
        icon: <MapPin />,
        title: region === name ? name : `${name}, ${region}`,
        count: hasCounts && !suggestion.rest && count ? countLabel(count) : undefined,
        choose: () => props.onChooseArea(suggestion),
      };
    },
  );
  const properties: ListOption[] = namedProperties(found, typed).map((property) => ({
    key: property._id,
    icon: <Home />,
    title: property.title,
    details: [propertyReference(property), addressOf(property)].filter(Boolean).join(' · '),
    choose: () => props.onChooseProperty(property._id),
  }));
  const options = [...areas, ...properties];

  const isShown = isOpen && options.length > 0;
  const [space, setSpace] = useState<Space>();
  useLayoutEffect(() => {
    const field = document.getElementById(id)?.parentElement;
    if (isShown && field) setSpace(spaceBeside(field));
  }, [isShown, id]);

  useEffect(() => onCount(options.length), [onCount, options.length]);

  if (!isShown) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      style={{ maxHeight: space?.height }}
      className={cn(
        'absolute left-0 z-40 w-full min-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border bg-surface py-2 text-ink shadow-float',
        space?.side === 'above' ? 'bottom-full mb-2' : 'top-full mt-2',
      )}
    >
      <OptionGroups
        id={id}
        active={active}
        groups={[
          { label: texts.areas, options: areas },
          { label: texts.properties, options: properties },
        ]}
      />
    </div>
  );
}

/** Properties whose title or reference has one of the words, the exact reference first. */
function namedProperties(found: readonly Property[], typed: string): Property[] {
  const words = wordsIn(typed).filter((word) => word.length > 1);
  const isNamed = (property: Property) => {
    const text = wordsIn(`${property.title} ${propertyReference(property)}`).join(' ');
    return words.some((word) => text.includes(word)) || text.includes(wordsIn(typed).join(' '));
  };
  const exact = findByReference(found, typed);
  const named = found.filter((property) => property !== exact && isNamed(property));
  return (exact ? [exact, ...named] : named).slice(0, MAX_PROPERTIES);
}

interface Space {
  side: 'above' | 'below';
  height: number;
}

const MAX_HEIGHT_PX = 416;
const ENOUGH_HEIGHT_PX = 320;
const MARGIN_PX = 16;

/** Where the list has space between the field and the edge of the screen or its keyboard. */
function spaceBeside(field: HTMLElement): Space {
  const { top, bottom } = field.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? {
    offsetTop: 0,
    height: window.innerHeight,
  };
  const [above, below] = [top - offsetTop, offsetTop + height - bottom];
  const side = below < ENOUGH_HEIGHT_PX && above > below ? 'above' : 'below';
  const space = side === 'above' ? above : below;
  return { side, height: Math.min(space - MARGIN_PX, MAX_HEIGHT_PX) };
}
