import type { QueryClient } from '@tanstack/react-query';
import { Ellipsis, FileUp, Plus } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Menu, MenuLink } from '#src/components/ui/menu.tsx';
import { AuditLogLink } from '#src/features/audit-log/audit-log-link.tsx';
import { propertyTableQueries } from '#src/features/properties/admin-table/property-table-queries.ts';
import { PropertyTableScreen } from '#src/features/properties/admin-table/property-table-screen.tsx';
import { PropertyTableState } from '#src/features/properties/admin-table/property-table-state.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import * as binTexts from '#src/features/properties/bin/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { readUrlState } from '#src/lib/url-state.ts';
import { AdminPage } from './admin-page.tsx';
import * as adminTexts from './texts.ts';

const { pages } = adminTexts;

export function createLoader(client: QueryClient) {
  return ({ request }: LoaderFunctionArgs) => {
    const state = readUrlState(PropertyTableState, new URL(request.url).searchParams);
    client.prefetchQuery(propertyTableQueries.page(state));
    client.prefetchQuery(propertyTableQueries.choices());
  };
}

export function Component() {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <AdminPage title={pages.properties} actions={isWide ? <Actions /> : <ShortActions />}>
      <PropertyTableScreen
        panelLinks={({ _id }) => <AuditLogLink of={{ property: _id }} size="sm" />}
      />
    </AdminPage>
  );
}

function Actions() {
  return (
    <>
      {hasCapability('imports') && (
        <ButtonLink to={paths.admin.imports.href()} variant="secondary">
          <FileUp />
          {texts.importLink}
        </ButtonLink>
      )}
      <ButtonLink to={paths.admin.listProperty.href()}>
        <Plus />
        {pages.listProperty}
      </ButtonLink>
    </>
  );
}

/** Beside the heading of a phone. */
function ShortActions() {
  return (
    <div className="flex gap-2">
      {(hasCapability('bin') || hasCapability('imports')) && (
        <Menu
          buttonClassName={cn(buttonVariants({ variant: 'secondary' }), 'px-3! [&>svg]:hidden')}
          label={
            <>
              <span className="sr-only">{texts.morePages}</span>
              <Ellipsis />
            </>
          }
        >
          {hasCapability('imports') && (
            <MenuLink to={paths.admin.imports.href()}>{texts.importLink}</MenuLink>
          )}
          {hasCapability('bin') && (
            <MenuLink to={paths.admin.deletedProperties.href()}>{binTexts.link}</MenuLink>
          )}
        </Menu>
      )}
      <ButtonLink to={paths.admin.listProperty.href()} className="px-3!">
        <Plus />
        <span className="sr-only">{pages.listProperty}</span>
      </ButtonLink>
    </div>
  );
}
