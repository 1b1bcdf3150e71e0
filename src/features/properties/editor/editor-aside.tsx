import { type MouseEvent, useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { TolerantProperty } from '#contract/endpoints/properties.ts';
import type { Property } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { type EditedImage, keptImages } from '#src/features/properties/api/edited-images.ts';
import { sentAmenities } from '#src/features/properties/api/sent-property.ts';
import { PropertyCard } from '#src/features/properties/list/property-cards.tsx';
import { useFileUrl } from '#src/lib/files.ts';
import { hasSection, type SectionName, showSection } from './form-section.tsx';
import { fileToShow } from './images/image-preview.tsx';
import * as texts from './texts.ts';

// The cast is sound: Object.keys returns exactly the names of a literal.
const sectionNames = Object.keys(texts.sections) as SectionName[];

interface EditorAsideProps {
  /** The stored property; absent for a new one. */
  property: Property | undefined;
  control: Control<PropertyFormValues>;
  images: readonly EditedImage[];
}

/** Beside the form on very wide screens: the card as visitors see it, and links to its sections. */
export function EditorAside({ property, control, images }: EditorAsideProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control }) as PropertyFormValues;
  const currentId = useCurrentSection();
  return (
    <aside
      aria-label={texts.aside.label}
      className="sticky top-20 col-start-2 row-start-1 grid gap-4"
    >
      <CardPreview property={property} values={values} images={images} />
      <nav aria-label={texts.aside.sections}>
        <ul className="flex flex-wrap gap-x-5 border-t pt-2">
          {sectionNames
            .filter((name) => hasSection(name, values))
            .map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => goTo(event, name)}
                  aria-current={name === currentId ? 'location' : undefined}
                  className="flex min-h-9 items-center text-sm text-muted transition-colors hover:text-brand aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4"
                >
                  {texts.sections[name]}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </aside>
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

interface CardPreviewProps extends Pick<EditorAsideProps, 'property' | 'images'> {
  values: PropertyFormValues;
}

/** The card with the unsaved changes. */
function CardPreview({ property, values, images }: CardPreviewProps) {
  const cover = keptImages(images)[0];
  const fileUrl = useFileUrl(cover?.kind === 'new' ? fileToShow(cover) : null);
  const preview = TolerantProperty.parse({
    ...property,
    ...values,
    _id: 'preview',
    title: values.title.trim() || texts.aside.titlePlaceholder,
    location: values.location.trim() || texts.aside.locationPlaceholder,
    price: parseNaira(values.price),
    amenities: sentAmenities(values),
    images: cover?.kind === 'stored' ? cover.url : fileUrl,
  });
  return (
    <section aria-label={texts.aside.preview}>
      <p className="mb-2 text-sm text-muted">{texts.aside.previewHint}</p>
      {/* Inert: the link of the preview leads nowhere. */}
      <div inert>
        <PropertyCard titleAs="h3" property={preview} isPreview />
      </div>
    </section>
  );
}
