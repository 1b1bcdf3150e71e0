import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { amenities, propertyTypes } from '#contract/property/property.ts';
import { heroLocations } from '#contract/search/locations.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { MultiSelect } from '#src/components/ui/form/multi-select.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

/** A field for a text query; `onSubmit` is called on Enter. */
export interface HeroSearchFieldProps {
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  onSubmit: (q: string) => void;
}

interface HeroSearchProps {
  searchField: (props: HeroSearchFieldProps) => ReactNode;
}

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
    <search className="block rounded-card border bg-surface p-5 shadow-float lg:p-6">
      {searchField({ value: q, onChange: setQ, onSubmit: search })}
      <form
        aria-label={texts.findHome}
        onSubmit={handleSubmit}
        className="mt-4 grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_1fr_1fr_1.3fr_auto]"
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
        <Button type="submit" className="col-span-2 lg:col-span-1">
          <Search />
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
