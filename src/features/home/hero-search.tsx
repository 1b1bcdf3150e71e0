import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { amenities, propertyTypes } from '#contract/property/property.ts';
import { heroLocations } from '#contract/search/locations.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { MultiSelect } from '#src/components/ui/form/multi-select.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

/** A field for a text query; `onSubmit` is called on Enter. */
export interface HeroSearchFieldProps {
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  onSubmit: (q: string) => void;
  /** Adds a button with an arrow, named by this text. */
  submitLabel?: string;
}

interface HeroSearchProps {
  searchField: (props: HeroSearchFieldProps) => ReactNode;
}

/** Hairlines between the cells take the place of the controls' own borders. */
const plainControls =
  '[&_label]:text-xs [&_label]:text-muted [&_form_label]:-mb-1.5 [&_:is(input,select,button[aria-expanded])]:border-transparent [&_form_:is(select,button[aria-expanded])]:h-8 pointer-coarse:[&_form_:is(select,button[aria-expanded])]:h-11 [&_form_:is(select,button[aria-expanded])]:pl-0 [&_form_:is(select,button[aria-expanded])]:font-medium [&_form_select]:pr-5 [&_form_button[aria-expanded]]:pr-0.5 [&_form_select+svg]:right-0';
const cell = 'justify-center border-l px-4';
/** Starts the second row on narrower screens. */
const secondRow = 'max-lg:border-t';

/** The specification requires that the Property Type is sent as `status`. */
export function HeroSearch({ searchField }: HeroSearchProps) {
  const navigate = useNavigate();
  const [q, setQ] = useState<string>();
  const [location, setLocation] = useState('');
  const [type, setType] = useState('');
  const [bedrooms, setBedrooms] = useState('');
  const [selectedAmenities, setSelectedAmenities] = useState<string[]>([]);

  function search(typed: string | undefined) {
    const filters = { location, status: type, bedrooms, amenities: selectedAmenities.join(',') };
    navigate(paths.propertyListings.href({ q: typed, ...filters }));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search(q);
  }

  return (
    <search
      className={cn(
        'grid auto-rows-[4.5rem] grid-cols-4 lg:auto-rows-[5rem] lg:grid-cols-[1.5fr_1fr_1fr_1fr_1.2fr_auto]',
        plainControls,
      )}
    >
      <div className="col-span-2 grid content-center px-4 lg:col-span-1 [&_form>svg]:left-0 [&_input]:h-8 [&_input]:pl-6.5 pointer-coarse:[&_input]:h-11">
        {/* The field has a name of its own. */}
        <p aria-hidden="true" className="text-xs font-medium text-muted">
          {texts.search}
        </p>
        {searchField({ value: q, onChange: setQ, onSubmit: search })}
      </div>
      {/* Its cells are in the grid of the search. */}
      <form aria-label={texts.findHome} onSubmit={handleSubmit} className="contents">
        <Field label={texts.location} className={cell}>
          <Select value={location} onChange={(event) => setLocation(event.target.value)}>
            <option value="">{texts.anyLocation}</option>
            {heroLocations.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label={texts.type} className={cell}>
          <Select value={type} onChange={(event) => setType(event.target.value)}>
            <option value="">{texts.anyType}</option>
            {propertyTypes.map((propertyType) => (
              <option key={propertyType}>{propertyType}</option>
            ))}
          </Select>
        </Field>
        <Field label={texts.rooms} className={cn(cell, secondRow, 'max-lg:border-l-0')}>
          <Select value={bedrooms} onChange={(event) => setBedrooms(event.target.value)}>
            <option value="">{texts.anyRooms}</option>
            {Object.entries(texts.bedrooms).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.amenities} className={cn(cell, secondRow, 'max-lg:col-span-2')}>
          <MultiSelect
            {...texts.chooseAmenities}
            choices={amenities}
            selected={selectedAmenities}
            onChange={setSelectedAmenities}
          />
        </Field>
        <div className={cn('grid content-center border-l px-4', secondRow)}>
          <Button type="submit">
            <Search />
            {texts.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
