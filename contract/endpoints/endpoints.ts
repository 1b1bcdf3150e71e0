import type { Endpoint } from '#contract/endpoint.ts';
import * as account from './account.ts';
import * as adminProperties from './admin-properties.ts';
import * as alertStatistics from './alert-statistics.ts';
import * as alerts from './alerts.ts';
import * as auditLog from './audit-log.ts';
import * as auth from './auth.ts';
import * as deletedProperties from './deleted-properties.ts';
import * as enquiries from './enquiries.ts';
import * as importPhotos from './import-photos.ts';
import * as imports from './imports.ts';
import * as keptHomes from './kept-homes.ts';
import * as profile from './profile.ts';
import * as properties from './properties.ts';
import * as savedProperties from './saved-properties.ts';
import * as signIn from './sign-in.ts';
import * as tableViews from './table-views.ts';
import * as twoFactor from './two-factor.ts';
import * as unsubscribe from './unsubscribe.ts';
import * as users from './users.ts';

const exported = {
  ...auth,
  ...signIn,
  ...account,
  ...profile,
  ...properties,
  ...adminProperties,
  ...deletedProperties,
  ...keptHomes,
  ...savedProperties,
  ...users,
  ...auditLog,
  ...twoFactor,
  ...imports,
  ...importPhotos,
  ...alerts,
  ...alertStatistics,
  ...unsubscribe,
  ...enquiries,
  ...tableViews,
};

/** Every call by its name, for the documentation and for tests. The SPA imports single ones. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries<unknown>(exported).filter((entry): entry is [string, Endpoint] =>
    isEndpoint(entry[1]),
  ),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}
