import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { PropertySearchField } from './property-search-field.tsx';

type HomeSearchFieldProps = Omit<
  ComponentProps<typeof PropertySearchField>,
  'onChooseArea' | 'hrefOf' | 'isLandmark'
>;

/** The text query of the home page; a suggestion leads to its results. */
export function HomeSearchField(props: HomeSearchFieldProps) {
  const navigate = useNavigate();
  return (
    <PropertySearchField
      {...props}
      isLandmark={false}
      onChooseArea={({ q, location }) => navigate(paths.propertyListings.href({ location, q }))}
      hrefOf={paths.propertyListing.href}
    />
  );
}
