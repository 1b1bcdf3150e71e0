import { useEffect, useRef, useState } from 'react';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { type PropertyDraft, readDraft } from './property-drafts.ts';
import { PropertyEditor, type PropertyEditorProps } from './property-editor.tsx';

type PropertyFormProps = Omit<PropertyEditorProps, 'draft' | 'draftKey' | 'onDiscardDraft'> & {
  /** The email address of the admin, who sees only their own drafts. */
  owner: string;
};

/** The form of a new or a stored property; it starts with the unsaved draft if there is one. */
export function PropertyForm({ owner, ...editor }: PropertyFormProps) {
  const propertyId = editor.property?._id ?? 'new';
  const [start, setStart] = useState<{ draft: PropertyDraft | null; key: number }>();
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    readDraft({ owner, propertyId }).then((draft) => isCurrent && setStart({ draft, key: 0 }));
    return () => {
      isCurrent = false;
    };
  }, [owner, propertyId]);

  if (!start) return <Spinner className="min-h-96" />;
  return (
    <div ref={rootRef} tabIndex={-1} className="outline-none">
      <PropertyEditor
        {...editor}
        key={start.key}
        draftKey={{ owner, propertyId }}
        draft={start.draft}
        onDiscardDraft={() => {
          setStart({ draft: null, key: start.key + 1 });
          // The pressed button is removed with the old form.
          rootRef.current?.focus();
        }}
      />
    </div>
  );
}
