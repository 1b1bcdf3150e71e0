import { DAYS_IN_BIN } from '#contract/endpoints/deleted-properties.ts';
import { DeletedProperties } from '#src/features/properties/bin/deleted-properties.tsx';
import * as texts from '#src/features/properties/bin/texts.ts';
import { AdminPage } from './admin-page.tsx';

export function Component() {
  return (
    <AdminPage title={texts.heading} description={texts.description(DAYS_IN_BIN)}>
      <DeletedProperties />
    </AdminPage>
  );
}
