import { type ReactNode, useId } from 'react';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useDroppedFiles } from '#src/lib/files.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';

interface DropAreaProps {
  /** The accessible name of the file input; its visible label if left out. */
  label?: string;
  accept: string;
  multiple?: boolean;
  /** 'primary' if choosing a file is the purpose of the page. */
  variant: 'primary' | 'secondary';
  icon: ReactNode;
  /** `drop` takes the place of `choose` while files are dragged over the page. */
  texts: { choose: string; drop: string; orDrop: string; hint: string };
  /** The id of the error, if there is one. */
  errorId?: string;
  onFiles: (files: File[]) => void;
  /** In place of the button, while a file is sent. */
  progress?: ReactNode;
  children?: ReactNode;
}

/** Accepts files that are chosen, dropped anywhere on the page, or pasted. */
export function DropArea(props: DropAreaProps) {
  const { label, accept, multiple, variant, icon, texts, errorId, onFiles, progress } = props;
  const id = useId();
  const isOver = useDroppedFiles(onFiles) && !progress;
  // While a file is sent, its progress is in place of the input, which had the focus.
  const ref = useKeptFocus<HTMLDivElement>(Boolean(progress));
  const describedBy = `${id}drop ${id}hint`;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={cn(
        'relative rounded-card border border-dashed p-4 text-sm outline-none transition-colors pointer-coarse:border-solid has-[>div>label:hover]:border-brand has-[>div>label:hover]:bg-brand-soft',
        isOver ? 'border-brand bg-brand-soft' : 'border-field-line/60 bg-surface',
        errorId && 'border-danger',
      )}
    >
      {progress || (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <input
              id={id}
              type="file"
              multiple={multiple}
              accept={accept}
              aria-label={label}
              aria-describedby={errorId ? `${errorId} ${describedBy}` : describedBy}
              aria-invalid={errorId ? true : undefined}
              onChange={({ target }) => {
                onFiles([...(target.files ?? [])]);
                // Lets the same file be chosen again.
                target.value = '';
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={cn(
                buttonVariants({ variant }),
                // A click anywhere in the area opens the choice of files.
                'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand after:absolute after:inset-0 pointer-coarse:max-sm:w-full',
              )}
            >
              {icon}
              {isOver ? texts.drop : texts.choose}
            </label>
            <span id={`${id}drop`} className="text-muted pointer-coarse:hidden">
              {texts.orDrop}
            </span>
          </div>
          <p id={`${id}hint`} className="mt-2.5 text-muted">
            {texts.hint}
          </p>
        </>
      )}
      {props.children && <div className="relative z-1 w-fit">{props.children}</div>}
    </div>
  );
}
