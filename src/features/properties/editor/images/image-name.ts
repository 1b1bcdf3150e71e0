import type { EditedPicture } from './image-list.ts';

/** What a picture is called where it cannot be seen: its file's name, or its place. */
export function pictureName(picture: EditedPicture, kept: readonly EditedPicture[]): string {
  if (picture.kind === 'new') return picture.file.name;
  return `picture ${kept.findIndex(({ id }) => id === picture.id) + 1}`;
}
