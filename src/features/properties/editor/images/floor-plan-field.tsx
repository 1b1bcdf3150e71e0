import { Undo2, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { floorPlanOf, removedFloorPlan } from '#src/features/properties/api/edited-images.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { ImagePreview } from './image-preview.tsx';
import { NewImageStatus } from './image-tile.tsx';
import type { Images } from './use-images.ts';

const { floorPlan } = texts;

interface FloorPlanFieldProps {
  images: Images;
  isBusy: boolean;
}

/** The one image that is not a photo: chosen, replaced, removed or put back until it is saved. */
export function FloorPlanField({ images, isBusy }: FloorPlanFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const plan = floorPlanOf(images.list);
  const removed = removedFloorPlan(images.list);

  function change(work: () => void) {
    setError(null);
    // The button that was pressed goes.
    inputRef.current?.focus();
    work();
  }

  return (
    <fieldset disabled={isBusy} className="min-w-0 disabled:pointer-events-none">
      <legend className="mb-1.5 text-sm font-medium">{floorPlan.label}</legend>
      {plan && (
        <div className="mb-3 max-w-80 overflow-hidden rounded-card border bg-surface">
          <div className="aspect-4/3" style={{ backgroundColor: 'white' }}>
            <ImagePreview image={plan} name={floorPlan.label} isWhole />
          </div>
          {plan.kind === 'new' && (
            <div className="pb-2">
              <NewImageStatus
                image={plan}
                progress={undefined}
                onRetry={() => images.retry(plan)}
              />
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept="image/*"
          aria-label={plan ? floorPlan.replace : floorPlan.choose}
          aria-describedby={error ? `${id}error ${id}hint` : `${id}hint`}
          aria-invalid={error ? true : undefined}
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) setError(await images.setFloorPlan(file));
            // Lets the same file be chosen again after its removal.
            target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className="inline-flex h-11 items-center rounded-field border border-ink/20 bg-surface px-4 text-sm font-medium transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-brand hover:border-brand hover:text-brand"
        >
          {plan ? floorPlan.replace : floorPlan.choose}
        </label>
        {plan && (
          <Button variant="ghost" onClick={() => change(() => images.remove(plan))}>
            <X />
            {floorPlan.remove}
          </Button>
        )}
        {removed && (
          <Button variant="ghost" onClick={() => change(() => images.putFloorPlanBack(removed))}>
            <Undo2 />
            {floorPlan.putBack}
          </Button>
        )}
      </div>
      <p id={`${id}hint`} className="mt-1.5 text-sm text-muted">
        {removed && !plan ? floorPlan.removed : floorPlan.hint}
      </p>
      <div aria-live="polite">{error && <FieldError id={`${id}error`}>{error}</FieldError>}</div>
    </fieldset>
  );
}
