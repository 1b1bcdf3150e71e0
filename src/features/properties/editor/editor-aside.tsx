import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { parseNaira } from '#contract/naira.ts';
import type { Property } from '#contract/property.ts';
import type { PropertyFormValues } from '#contract/property-form.ts';
import { type EditedImage, keptImages } from '#src/features/properties/api/edited-images.ts';
import { sentAmenities } from '#src/features/properties/api/property-form-data.ts';
import { PropertyCard } from '#src/features/properties/list/property-cards.tsx';
import { useFileUrl } from '#src/lib/files.ts';
import { fileToShow } from './images/image-preview.tsx';
import * as texts from './texts.ts';

interface EditorAsideProps {
  formRef: RefObject<HTMLFormElement | null>;
  /** The stored property; absent for a new one. */
  property: Property | undefined;
  control: Control<PropertyFormValues>;
  images: readonly EditedImage[];
}

/** Beside the form on very wide screens: links to its sections, and the card as visitors see it. */
export function EditorAside({ formRef, property, control, images }: EditorAsideProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control }) as PropertyFormValues;
  return (
    <aside
      aria-label={texts.aside.label}
      className="sticky top-20 col-start-2 row-start-1 grid gap-6"
    >
      <SectionLinks formRef={formRef} values={values} />
      <CardPreview property={property} values={values} images={images} />
    </aside>
  );
}

interface Section {
  id: string;
  title: string;
}

interface SectionLinksProps {
  formRef: RefObject<HTMLFormElement | null>;
  values: PropertyFormValues;
}

function SectionLinks({ formRef, values }: SectionLinksProps) {
  const [sections, setSections] = useState<Section[]>([]);
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

interface CardPreviewProps extends Pick<EditorAsideProps, 'property' | 'images'> {
  values: PropertyFormValues;
}

/** The card with the unsaved changes. */
function CardPreview({ property, values, images }: CardPreviewProps) {
  const cover = keptImages(images)[0];
  const fileUrl = useFileUrl(cover?.kind === 'new' ? fileToShow(cover) : null);
  const coverUrl = cover?.kind === 'stored' ? cover.url : fileUrl;
  return (
    <section aria-label={texts.aside.preview}>
      <p className="mb-2 text-sm text-muted">{texts.aside.previewHint}</p>
      {/* Inert: the link of the preview leads nowhere. */}
      <div inert>
        <PropertyCard
          titleAs="h3"
          property={{ ...property, ...previewOf(values), images: coverUrl ? [coverUrl] : [] }}
        />
      </div>
    </section>
  );
}

function previewOf(values: PropertyFormValues): Property {
  const { title, type, status, location, price, negotiable, features } = values;
  const { checks, developmentDetails } = values;
  return {
    _id: 'preview',
    title: title.trim() || texts.aside.titlePlaceholder,
    type,
    status,
    location: location.trim() || texts.aside.locationPlaceholder,
    price: parseNaira(price),
    negotiable,
    features: {
      bedrooms: numberOf(features.bedrooms),
      bathrooms: numberOf(features.bathrooms),
      squareFootage: numberOf(features.squareFootage),
    },
    amenities: sentAmenities(values),
    checks,
    developmentDetails: { ...developmentDetails, homes: numberOf(developmentDetails.homes) },
  };
}

function numberOf(text: string): number | null {
  const number = Number(text);
  return text.trim() && Number.isFinite(number) ? number : null;
}
