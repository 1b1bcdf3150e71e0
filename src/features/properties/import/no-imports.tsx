import { FileX } from 'lucide-react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const { notAvailable } = texts;

/** Shown if the API has no imports. */
export function NoImports() {
  return (
    <EmptyState
      icon={<FileX />}
      title={notAvailable.title}
      description={notAvailable.description}
      action={<ButtonLink to={paths.admin.listProperty.href()}>{notAvailable.action}</ButtonLink>}
    />
  );
}
