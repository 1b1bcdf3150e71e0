import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import * as stored from './texts.ts';

interface AddFactProps {
  /** The id of the property. */
  id: string;
  /** The field or the section of the editor. */
  field: string;
  label: string;
}

/** 'Add', beside a fact that is missing: leads to its field. */
export function AddFact({ id, field, label }: AddFactProps) {
  return (
    <Link
      to={`${paths.admin.editProperty.href(id)}#${field}`}
      aria-label={stored.addFact(label)}
      className="relative font-medium text-brand hover:underline before:absolute before:-inset-x-2 before:-inset-y-1 pointer-coarse:before:-inset-x-3 pointer-coarse:before:-inset-y-3"
    >
      {stored.add}
    </Link>
  );
}
