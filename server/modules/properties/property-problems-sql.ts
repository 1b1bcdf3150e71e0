import { type SQL, sql } from 'drizzle-orm';
import { believablePrice, type PropertyProblem } from '#contract/property-problems.ts';
import { properties, propertyImages } from '#server/core/database/schema.ts';

const { from, to } = believablePrice;

/** What `problemsOf` in the contract means, as a condition on `properties`; tested against it. */
export function problemCondition(problem: PropertyProblem): SQL {
  switch (problem) {
    case 'noStatus':
      return sql`coalesce(${properties.status}, '') = ''`;
    case 'noPicture':
      return sql`not exists (select 1 from ${propertyImages} where ${propertyImages.propertyId} = ${properties.id})`;
    case 'suspiciousPrice':
      return sql`(${properties.price} < ${from}::bigint or ${properties.price} > ${to}::bigint)`;
  }
}
