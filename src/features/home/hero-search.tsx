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

/** In the row of wide screens the controls have no borders of their own. */
const plainControls =
  'lg:[&_label]:text-xs lg:[&_label]:text-muted lg:[&_form_label]:-mb-1.5 lg:[&_:is(input,select,button[aria-expanded])]:border-transparent lg:[&_form_:is(select,button[aria-expanded])]:h-8 lg:[&_form_:is(select,button[aria-expanded])]:pl-0 lg:[&_form_:is(select,button[aria-expanded])]:font-medium lg:[&_form_:is(select,button[aria-expanded])]:pr-5 lg:[&_form_select+svg]:right-0';

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
    <search className={cn('block lg:flex lg:h-20 lg:divide-x', plainControls)}>
      <div className="p-5 pb-0 lg:grid lg:w-[23%] lg:content-center lg:px-3 lg:py-0 xl:px-4 lg:[&_form>svg]:left-0 lg:[&_input]:h-8 lg:[&_input]:pl-6.5">
        {/* The field has a name of its own. */}
        <p aria-hidden="true" className="text-xs font-medium text-muted max-lg:hidden">
          {texts.search}
        </p>
        {searchField({ value: q, onChange: setQ, onSubmit: search })}
      </div>
      <form
        aria-label={texts.findHome}
        onSubmit={handleSubmit}
        className="grid grid-cols-2 items-end gap-4 p-5 lg:flex-1 lg:grid-cols-[1fr_1fr_1fr_1.2fr_auto] lg:items-stretch lg:gap-0 lg:divide-x lg:p-0 lg:*:justify-center lg:*:not-last:px-3 xl:*:not-last:px-4"
      >
        <Field label={texts.location}>
          <Select value={location} onChange={(event) => setLocation(event.target.value)}>
            <option value="">{texts.anyLocation}</option>
            {heroLocations.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label={texts.type}>
          <Select value={type} onChange={(event) => setType(event.target.value)}>
            <option value="">{texts.anyType}</option>
            {propertyTypes.map((propertyType) => (
              <option key={propertyType}>{propertyType}</option>
            ))}
          </Select>
        </Field>
        <Field label={texts.rooms}>
          <Select value={bedrooms} onChange={(event) => setBedrooms(event.target.value)}>
            <option value="">{texts.anyRooms}</option>
            {Object.entries(texts.bedrooms).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.amenities}>
          <MultiSelect
            {...texts.chooseAmenities}
            choices={amenities}
            selected={selectedAmenities}
            onChange={setSelectedAmenities}
          />
        </Field>
        <div className="col-span-2 grid lg:col-span-1 lg:content-center lg:px-4">
          <Button type="submit">
            <Search />
            {texts.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
