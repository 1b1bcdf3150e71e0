import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { draft } from './texts.ts';

/** For staff, above the page of a property that is not published. */
export function DraftBanner({ id }: { id: string }) {
  return (
    <p className="bg-info-soft px-4 py-3 text-center text-sm font-medium text-info print:hidden">
      {draft.notPublished}{' '}
      <Link to={paths.admin.editProperty.href(id)} className="underline underline-offset-3">
        {draft.edit}
      </Link>
    </p>
  );
}
