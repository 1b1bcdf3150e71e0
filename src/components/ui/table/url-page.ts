import * as z from 'zod/mini';
import { number } from '#contract/rules/number-rules.ts';

/** The `page` field of every list with numbered pages, from 1. */
export const pageNumber = z.catch(z.pipe(number('Page', { min: 1, max: 99_999 }), z.int()), 1);

export const pageSizes: readonly number[] = [25, 50, 100];

/** The `size` field: how many rows a page has. */
export const pageSize = z.catch(
  z.coerce.number().check(z.refine((size) => pageSizes.includes(size))),
  25,
);
