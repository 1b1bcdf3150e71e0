import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { AuditTrailLink } from './audit-trail-link.tsx';

interface AdminPropertyActionsProps {
  property: Property;
  isDeleting: boolean;
  onDelete: () => void;
}

/** What can be done with a property; the one thing that cannot be undone stands apart. */
export function AdminPropertyActions(props: AdminPropertyActionsProps) {
  const { property, isDeleting, onDelete } = props;
  const { _id } = property;
  return (
    <>
      <ButtonLink to={propertyHref(property)} variant="secondary">
        <ExternalLink aria-hidden="true" />
        Public page
      </ButtonLink>
      <AuditTrailLink of={{ property: _id }} />
      <ButtonLink to={paths.admin.editProperty.href(_id)}>
        <Pencil aria-hidden="true" />
        Edit
      </ButtonLink>
      <Button variant="danger" isBusy={isDeleting} onClick={onDelete}>
        {!isDeleting && <Trash2 aria-hidden="true" />}
        Delete
      </Button>
    </>
  );
}
