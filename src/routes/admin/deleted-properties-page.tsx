import { DAYS_IN_BIN } from '#contract/endpoints/deleted-properties.ts';
import { DeletedProperties } from '#src/features/properties/bin/deleted-properties.tsx';
import * as texts from '#src/features/properties/bin/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { Component as NotFound } from './admin-not-found-page.tsx';
import { AdminPage } from './admin-page.tsx';

export function Component() {
  if (!hasCapability('bin')) return <NotFound />;
  return (
    <AdminPage title={texts.heading} description={texts.description(DAYS_IN_BIN)}>
      <DeletedProperties />
    </AdminPage>
  );
}
