import type { PropertyProblem } from './property-problems.ts';

export const propertySorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** What a visitor asks for. Nothing set means every property; prices are whole naira. */
export interface PropertySearch {
  /** Found in the title or the location. */
  q?: string;
  /** Places separated by commas; any of them may match. */
  location?: string;
  status?: string;
  type?: string;
  minPrice?: number;
  maxPrice?: number;
  /** 1 to 3 are exact; from 4 on it means that many or more. */
  bedrooms?: number;
  bathrooms?: number;
  /** All of them must be present. */
  amenities?: string[];
  /** Only developments, or only what is none. */
  development?: boolean;
  /** Only what somebody should look at for this reason. */
  problem?: PropertyProblem;
  sort?: PropertySort;
}

/** From this many rooms on, a search means "or more". */
export const OPEN_ENDED_ROOMS = 4;
