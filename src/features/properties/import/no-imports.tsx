import { FileX } from 'lucide-react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';

/** Shown if the API has no imports. */
export function NoImports() {
  return (
    <EmptyState
      icon={<FileX />}
      title="Imports are not available"
      description="You can list properties one by one."
      action={<ButtonLink to={paths.admin.listProperty.href()}>List a property</ButtonLink>}
    />
  );
}
