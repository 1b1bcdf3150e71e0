import { useState } from 'react';
import type { Coordinates } from '#contract/property/property.ts';
import { pointText } from '#contract/property/property-form.ts';
import { Button } from '#src/components/ui/button.tsx';
import { point as texts } from '#src/features/properties/editor/texts.ts';
import { disagreementOf } from './disagreement.ts';

interface PointQuestionProps {
  location: string;
  point: Coordinates;
  onClear: () => void;
}

/** Asks whether a point is the right one if it is far from the address. Loaded on demand, with the areas. */
export function PointQuestion({ location, point, onClear }: PointQuestionProps) {
  const [kept, setKept] = useState('');
  const asked = `${pointText(point)} ${location}`;
  const disagreement = disagreementOf(location, point);
  const isAsked = disagreement !== null && kept !== asked;
  return (
    <div role="status">
      {isAsked && (
        <div className="grid gap-2 rounded-card bg-warning-soft p-3 text-sm text-warning">
          <p>
            {'km' in disagreement
              ? texts.far(disagreement.km, disagreement.area)
              : texts.outside(disagreement.state)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setKept(asked)}>
              {texts.keep}
            </Button>
            <Button variant="secondary" size="sm" onClick={onClear}>
              {texts.clear}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
