import { useEffect, useState } from 'react';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { type PropertyDraft, readDraft, removeDraft } from './property-drafts.ts';
import { PropertyEditor, type PropertyEditorProps } from './property-editor.tsx';

type PropertyFormProps = Omit<PropertyEditorProps, 'draft' | 'draftKey' | 'onDiscardDraft'> & {
  /** The e-mail address of who edits: drafts are theirs alone. */
  owner: string;
};

/** Lists a property, or edits one; begins with the draft that was left of it, if there is one. */
export function PropertyForm({ owner, ...editor }: PropertyFormProps) {
  const propertyId = editor.property?._id ?? 'new';
  const [begin, setBegin] = useState<{ draft: PropertyDraft | null; count: number }>();

  useEffect(() => {
    let isWanted = true;
    readDraft({ owner, propertyId }).then((draft) => isWanted && setBegin({ draft, count: 0 }));
    return () => {
      isWanted = false;
    };
  }, [owner, propertyId]);

  if (!begin) return <Spinner className="min-h-96" />;
  const draftKey = { owner, propertyId };
  return (
    <PropertyEditor
      {...editor}
      key={begin.count}
      draftKey={draftKey}
      draft={begin.draft}
      onDiscardDraft={async () => {
        setBegin({ draft: null, count: begin.count + 1 });
        await removeDraft(draftKey);
      }}
    />
  );
}
