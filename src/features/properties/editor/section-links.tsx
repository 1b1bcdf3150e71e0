import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PropertyFormValues } from '#contract/property-form.ts';
import * as texts from './texts.ts';

interface Section {
  id: string;
  title: string;
}

interface SectionLinksProps {
  formRef: RefObject<HTMLFormElement | null>;
  control: Control<PropertyFormValues>;
}

/** Links to the sections of the form, in their order. */
export function SectionLinks({ formRef, control }: SectionLinksProps) {
  const [sections, setSections] = useState<Section[]>([]);
  const values = useWatch({ control });
  const currentId = useCurrentSection(sections);

  // biome-ignore lint/correctness/useExhaustiveDependencies: some values add or remove a section.
  useEffect(() => {
    const found = sectionsIn(formRef.current);
    setSections((shown) => (idsOf(shown) === idsOf(found) ? shown : found));
  }, [values, formRef]);

  /** A hash in the URL would add an entry to the history. */
  function goTo(event: MouseEvent, id: string) {
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label={texts.aside.sections}>
      <ul className="border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              aria-current={id === currentId ? 'location' : undefined}
              className="-ml-px flex min-h-9 items-center border-l border-transparent pl-4 text-sm text-muted transition-colors hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of the section that is being read or edited. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const update = () => setCurrentId(currentSectionOf(sections)?.id);
    update();
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
    };
  }, [sections]);
  return currentId;
}

/** The section in view with the focus, else the last that has reached the upper third. */
function currentSectionOf(sections: readonly Section[]): Section | undefined {
  const thirdPx = window.innerHeight / 3;
  const restPx = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  // At the end of the page the last section cannot come higher.
  const viewPx = restPx < 1 ? window.innerHeight : 2 * thirdPx;
  const reached: Section[] = [];
  for (const section of sections) {
    const element = document.getElementById(section.id);
    if (!element) continue;
    const { top, bottom } = element.getBoundingClientRect();
    const isInView = top < viewPx && bottom > thirdPx / 2;
    if (isInView && element.contains(document.activeElement)) return section;
    if (top < thirdPx) reached.push(section);
  }
  return reached.at(-1) ?? sections[0];
}

function sectionsIn(form: HTMLFormElement | null): Section[] {
  const sections = form?.querySelectorAll<HTMLElement>('section[id]') ?? [];
  return [...sections].flatMap((section) => {
    const title = section.querySelector('h2')?.textContent;
    return title ? { id: section.id, title } : [];
  });
}

function idsOf(sections: readonly Section[]): string {
  return sections.map(({ id }) => id).join();
}
