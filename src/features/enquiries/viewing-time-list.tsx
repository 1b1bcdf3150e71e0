import type { Viewing } from '#contract/endpoints/enquiries.ts';
import { viewingDayLabel, viewingHoursLabel } from '#contract/rules/viewing-times.ts';

/** The times of a viewing as 'Saturday 28 November, morning (9:00AM–2:00PM)', whose hours do not break. */
export function ViewingTimeList({ times }: Pick<Viewing, 'times'>) {
  return (
    <ul className="border-t">
      {times.map(({ day, part }) => (
        <li key={`${day} ${part}`} className="border-b py-2 tabular-nums">
          {`${viewingDayLabel(day)}, ${part} `}
          <span className="whitespace-nowrap">({viewingHoursLabel(part)})</span>
        </li>
      ))}
    </ul>
  );
}
