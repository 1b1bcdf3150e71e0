import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PropertyFormValues } from '#contract/property-form.ts';
import { texts } from './texts.ts';

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
              className="-ml-px flex min-h-9 items-center border-l border-transparent pl-4 text-sm text-muted transition-colors hover:border-brand hover:text-brand"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
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
