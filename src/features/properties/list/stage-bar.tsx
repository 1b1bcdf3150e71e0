import type { Property } from '#contract/property/property.ts';
import { developmentStages } from '#contract/property/property-fields.ts';
import { cn } from '#src/lib/class-names.ts';
import { handoverLabel } from './card-facts.tsx';

const texts = {
  position: (stage: number, stages: number) => `Stage ${stage} of ${stages}: `,
  noHandover: 'Handover not stated',
};

/**
 * The stage of a development among all stages, with the handover at their end. Where both words share
 * a narrow line, the bar alone tells the position.
 */
export function StageBar({ property }: { property: Property }) {
  const stage = property.developmentDetails?.stage;
  const handover = handoverLabel(property);
  const names: readonly string[] = developmentStages;
  const position = names.indexOf(stage ?? '') + 1;
  const isCompleted = position === names.length;
  if (!stage && !handover) return null;
  return (
    <div className="pt-3 sm:pt-4">
      {position > 0 && (
        <div aria-hidden="true" className="mb-2 grid grid-cols-4 gap-1">
          {developmentStages.map((name, index) => (
            <span
              key={name}
              className={cn('h-1 rounded-full', index < position ? 'bg-ink' : 'bg-hairline')}
            />
          ))}
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-2 text-sm">
        <span className="font-medium">
          {position > 0 && (
            <span className="font-normal text-muted max-sm:sr-only @max-sm:sr-only">
              {texts.position(position, developmentStages.length)}
            </span>
          )}
          {stage}
        </span>
        <span className="text-muted">{handover ?? (!isCompleted && texts.noHandover)}</span>
      </p>
    </div>
  );
}
