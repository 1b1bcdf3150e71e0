import { useEffect, useRef, useState } from 'react';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { type PropertyDraft, readDraft } from './property-drafts.ts';
import { PropertyEditor, type PropertyEditorProps } from './property-editor.tsx';

type PropertyFormProps = Omit<PropertyEditorProps, 'draft' | 'draftKey' | 'onDiscardDraft'> & {
  /** The e-mail address of who edits: drafts are theirs alone. */
  owner: string;
};

/** Lists a property, or edits one; begins with the draft that was left of it, if there is one. */
export function PropertyForm({ owner, ...editor }: PropertyFormProps) {
  const propertyId = editor.property?._id ?? 'new';
  const [begin, setBegin] = useState<{ draft: PropertyDraft | null; count: number }>();

  const rootRef = useRef<HTMLDivElement>(null);

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
    <div ref={rootRef} tabIndex={-1} className="outline-none">
      <PropertyEditor
        {...editor}
        key={begin.count}
        draftKey={draftKey}
        draft={begin.draft}
        onDiscardDraft={() => {
          setBegin({ draft: null, count: begin.count + 1 });
          // The form begins anew, without the button that was pressed.
          rootRef.current?.focus();
        }}
      />
    </div>
  );
}
