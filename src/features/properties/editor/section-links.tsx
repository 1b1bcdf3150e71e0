import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { tabLinkClass } from '#src/components/ui/tab-link.tsx';
import type { EditedImage } from '#src/features/properties/api/edited-images.ts';
import { hasSection, type SectionName, showSection } from './form-section.tsx';
import { missingCounts } from './missing-facts.tsx';
import * as texts from './texts.ts';
import { missingFields } from './use-field-props.ts';

// The cast is sound: Object.keys returns exactly the names of a literal.
const sectionNames = Object.keys(texts.sections) as SectionName[];

interface SectionLinksProps {
  control: Control<PropertyFormValues>;
  images: readonly EditedImage[];
  isNew: boolean;
}

/**
 * The sections of the form on one line above them, each with the number of what is missing: for a
 * new property the fields that it needs, all of them in the first section.
 */
export function SectionLinks({ control, images, isNew }: SectionLinksProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control }) as PropertyFormValues;
  const missing = isNew
    ? new Map<SectionName, number>([['property', missingFields(values).length]])
    : missingCounts(values, images);
  const currentId = useCurrentSection();
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = listRef.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${currentId}"]`);
    if (list && link) list.scrollLeft = link.offsetLeft - list.clientWidth / 3;
  }, [currentId]);

  return (
    <nav
      aria-label={texts.sectionLinks}
      data-top-bar="tall"
      // The layout clips what reaches beyond the screen.
      className="sticky top-14 z-20 max-md:-mt-2 before:absolute before:inset-y-0 before:left-[-100vw] before:-z-10 before:w-[300vw] before:border-b before:bg-paper"
    >
      <ul
        ref={listRef}
        className="relative flex gap-x-5 overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-md:-mx-4 max-lg:mask-r-from-[calc(100%-3rem)] max-lg:pr-12 max-md:pl-4"
      >
        {sectionNames
          .filter((name) => hasSection(name, values))
          .map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => goTo(event, name)}
                aria-current={name === currentId ? 'location' : undefined}
                className={tabLinkClass}
              >
                {texts.sections[name]}
                {Boolean(missing.get(name)) && (
                  <span className="font-normal text-muted tabular-nums">
                    {' '}
                    {missing.get(name)}
                    <span className="max-xl:sr-only">
                      {' '}
                      {isNew ? texts.missing.needed : texts.missing.count}
                    </span>
                  </span>
                )}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** A hash in the URL would add an entry to the history. */
function goTo(event: MouseEvent, name: SectionName) {
  event.preventDefault();
  showSection(name);
}

/** The id of the section that is being read or edited. */
function useCurrentSection(): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const update = () => setCurrentId(currentSection()?.id);
    update();
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
    };
  }, []);
  return currentId;
}

/** The section in view with the focus, else the last that has reached the upper third. */
function currentSection(): Element | undefined {
  const sections = [...document.querySelectorAll('form section[id]')];
  const thirdPx = window.innerHeight / 3;
  const restPx = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  // At the end of the page the last section cannot come higher.
  const viewPx = restPx < 1 ? window.innerHeight : 2 * thirdPx;
  const focused = sections.find((section) => section.contains(document.activeElement));
  const box = focused?.getBoundingClientRect();
  if (box && box.top < viewPx && box.bottom > thirdPx / 2) return focused;
  return (
    sections.findLast((section) => section.getBoundingClientRect().top < thirdPx) ?? sections[0]
  );
}
