import { headingLabel } from './headings.ts';
import { plainText } from './plain-text.ts';
import { readVideo } from './read-values.ts';
import type { RowCells } from './row-cells.ts';
import { nothing } from './words.ts';

const MAX_AMENITIES = 100;

export function readVideoLink({ form, cellOf, value, show }: RowCells): void {
  const { at, text } = cellOf('videoUrl');
  if (text === '') return;
  const url = value(at, readVideo(text));
  if (url !== null) form.set('videoUrl', url);
  show(at, url ?? '');
}

/** The description, and below it a line for each column of details. */
export function readDescription({ form, columnsOf, headingAt, textAt, cellOf }: RowCells): void {
  const details = columnsOf('details').flatMap((at) => {
    const cell = textAt(at);
    return nothing.test(cell) || /^0(\.0+)?$/.test(cell)
      ? []
      : `${headingLabel(headingAt(at))}: ${cell.replace(/^(\d+)\.0+$/, '$1')}`;
  });
  const description = plainText(cellOf('description').text);
  const whole = [description, details.join('\n')].filter(Boolean).join('\n\n');
  if (whole !== '') form.set('description', whole);
}

export function readAmenities({ form, columnsOf, textAt }: RowCells): void {
  const amenities = columnsOf('amenities').flatMap((at) => amenitiesIn(textAt(at)));
  for (const [index, amenity] of amenities.slice(0, MAX_AMENITIES).entries()) {
    form.set(`amenities[${index}]`, amenity);
  }
}

function amenitiesIn(cell: string): string[] {
  const separator = /[;|\n•]/.test(cell) ? /[;|\n•]+/ : /,(?![^(]*\))/;
  return cell
    .split(separator)
    .map((amenity) => amenity.replace(/^[-*✓✔\s]+/, '').trim())
    .filter((amenity) => !nothing.test(amenity));
}
