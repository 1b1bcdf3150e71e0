import { type Ref, useId, useState } from 'react';
import {
  canBeViewed,
  type HalfDay,
  MAX_VIEWING_TIMES,
  periodOfHalfDay,
  type ViewingPart,
  viewingDayLabel,
  viewingDays,
  viewingHoursLabel,
} from '#contract/rules/viewing-times.ts';
import { Button } from '#src/components/ui/button.tsx';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { viewing as texts } from '#src/features/enquiries/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { ownPeriod } from './own-time.ts';

const FIRST_DAYS = 5;
const parts: readonly ViewingPart[] = ['morning', 'afternoon'];

interface ViewingTimesProps {
  times: readonly HalfDay[];
  onChange: (times: HalfDay[]) => void;
  firstRef: Ref<HTMLInputElement>;
  error: string | undefined;
}

/** Half-days in business hours, of which up to three can be chosen. */
export function ViewingTimes({ times, onChange, firstRef, error }: ViewingTimesProps) {
  const [now] = useState(() => Date.now());
  const [isLong, setIsLong] = useState(false);
  const id = useId();
  const days = viewingDays(now).filter((day) => canBeViewed({ day, part: 'afternoon' }, now));
  const shown = isLong ? days : days.slice(0, FIRST_DAYS);
  const isFull = times.length >= MAX_VIEWING_TIMES;
  const isChosen = ({ day, part }: HalfDay) =>
    times.some((time) => time.day === day && time.part === part);

  function toggle(halfDay: HalfDay) {
    const others = times.filter(({ day, part }) => day !== halfDay.day || part !== halfDay.part);
    if (others.length < times.length) onChange(others);
    else if (!isFull) onChange([...times, halfDay].toSorted(byStart));
  }

  return (
    <fieldset className="min-w-0" aria-describedby={`${error ? `${id}error ` : ''}${id}hint`}>
      <legend className="text-sm font-medium">{texts.times}</legend>
      <p id={`${id}hint`} className="mt-1 flex justify-between gap-3 text-sm text-muted">
        {texts.chooseUpTo(MAX_VIEWING_TIMES)}
        <span aria-live="polite" className="shrink-0 tabular-nums">
          {texts.chosen(times.length, MAX_VIEWING_TIMES)}
        </span>
      </p>
      {/* Above the days, where a phone shows it with the first of them. */}
      <div aria-live="polite">{error && <FieldError id={`${id}error`}>{error}</FieldError>}</div>
      <ul className="mt-2 border-t">
        {shown.map((day, index) => (
          <li
            key={day}
            ref={index === FIRST_DAYS ? focusFirstChoice : undefined}
            tabIndex={index === FIRST_DAYS ? -1 : undefined}
            className="grid gap-x-3 gap-y-1.5 border-b py-2.5 sm:grid-cols-[7.5rem_1fr] sm:items-center outline-none"
          >
            <span className="text-sm font-medium">{viewingDayLabel(day)}</span>
            <div className="grid grid-cols-2 gap-2">
              {parts.map((part) => (
                <PartToggle
                  key={part}
                  inputRef={index === 0 && part === 'afternoon' ? firstRef : undefined}
                  halfDay={{ day, part }}
                  isChosen={isChosen({ day, part })}
                  isDisabled={
                    !canBeViewed({ day, part }, now) || (isFull && !isChosen({ day, part }))
                  }
                  onToggle={() => toggle({ day, part })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {!isLong && (
        <Button variant="ghost" size="sm" onClick={() => setIsLong(true)} className="mt-1 -ml-3">
          {texts.laterDays}
        </Button>
      )}
    </fieldset>
  );
}

interface PartToggleProps {
  halfDay: HalfDay;
  isChosen: boolean;
  isDisabled: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onToggle: () => void;
}

function PartToggle({ halfDay, isChosen, isDisabled, inputRef, onToggle }: PartToggleProps) {
  const { day, part } = halfDay;
  const own = ownPeriod(periodOfHalfDay(halfDay));
  return (
    <label
      className={cn(
        'relative flex min-h-11 min-w-0 flex-col justify-center rounded-field border border-field-line bg-surface px-3 py-1.5 text-sm leading-tight transition-colors',
        'has-enabled:hover:border-ink has-checked:border-brand has-checked:bg-brand-soft',
        'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-muted',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      )}
    >
      <input
        ref={inputRef}
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
        className="absolute inset-0 appearance-none opacity-0"
      />
      <span className="sr-only">{`${viewingDayLabel(day)},`}</span>{' '}
      <span className="font-medium">{texts.parts[part]}</span>{' '}
      <span className="text-xs text-muted tabular-nums">{viewingHoursLabel(part)}</span>
      {own && (
        <>
          {' '}
          <span className="text-xs text-muted tabular-nums">{texts.yourTime(own)}</span>
        </>
      )}
    </label>
  );
}

/** Moves the focus to a day, or what it offers, because the button that showed it is gone. */
function focusFirstChoice(day: HTMLElement | null) {
  (day?.querySelector<HTMLElement>('input:enabled') ?? day)?.focus();
}

function byStart(a: HalfDay, b: HalfDay): number {
  return periodOfHalfDay(a).start - periodOfHalfDay(b).start;
}
