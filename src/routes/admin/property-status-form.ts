import type { Property } from '#contract/property.ts';
import { propertyFormData } from '#src/features/properties/editor/property-form-data.ts';
import {
  amenitiesBeyondSlots,
  propertyFormValues,
} from '#src/features/properties/editor/property-form-values.ts';

/** A property's whole form as it is but for its status, since an API may clear what is left out. */
export function propertyStatusForm(property: Property, status: string | null): FormData {
  return propertyFormData({
    values: { ...propertyFormValues(property), status: status ?? '' },
    pictures: [],
    beyondSlots: amenitiesBeyondSlots(property),
    hadAmenities: Boolean(property.amenities?.length),
    sendsOrder: false,
    version: property.version,
  });
}
