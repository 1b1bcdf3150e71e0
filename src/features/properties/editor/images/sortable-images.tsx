import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { EditedPicture } from './image-list.ts';
import { pictureName } from './image-name.ts';

interface SortablePicturesProps {
  pictures: readonly EditedPicture[];
  isMovable: (picture: EditedPicture) => boolean;
  onMove: (id: string, placeOf: string) => void;
  /** Draws a picture; `dragHandle` makes what it is given the thing to drag. */
  tile: (picture: EditedPicture, dragHandle: (picture: ReactNode) => ReactNode) => ReactNode;
}

/** The pictures in a grid, put in order by mouse, finger or keyboard. */
export function SortablePictures({ pictures, isMovable, onMove, tile }: SortablePicturesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const named = (id: string | number) => {
    const picture = pictures.find((each) => each.id === id);
    return picture ? pictureName(picture, pictures) : '';
  };
  const placeOf = (id: string | number) => pictures.findIndex((each) => each.id === id) + 1;

  function drop({ active, over }: DragEndEvent) {
    const target = pictures.find(({ id }) => id === over?.id);
    if (target && isMovable(target) && active.id !== target.id) onMove(`${active.id}`, target.id);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'To move the picture, press Space or Enter, then the arrow keys, then Space or Enter again. Escape puts it back.',
        },
        announcements: {
          onDragStart: ({ active }) => `${named(active.id)} is picked up.`,
          onDragOver: ({ active, over }) => {
            if (!over) return undefined;
            const state = over.id === active.id ? 'is picked up, at' : 'is over';
            return `${named(active.id)} ${state} place ${placeOf(over.id)}.`;
          },
          // What was moved is said where the order is kept.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `${named(active.id)} is back in its place.`,
        },
      }}
    >
      <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
          {pictures.map((picture) => (
            <SortablePicture
              key={picture.id}
              picture={picture}
              name={named(picture.id)}
              isMovable={isMovable(picture)}
              tile={tile}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortablePictureProps extends Pick<SortablePicturesProps, 'tile'> {
  picture: EditedPicture;
  name: string;
  isMovable: boolean;
}

function SortablePicture({ picture, name, isMovable, tile }: SortablePictureProps) {
  const sortable = useSortable({ id: picture.id, disabled: !isMovable });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const style = transform
    ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition }
    : undefined;
  return (
    <li
      ref={sortable.setNodeRef}
      style={style}
      className={classNames('min-w-0', isDragging && 'relative z-10 rounded-card shadow-float')}
    >
      {tile(picture, (drawn) =>
        isMovable ? (
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Drag ${name}`}
            className="block size-full cursor-grab touch-manipulation focus-visible:-outline-offset-2"
          >
            {drawn}
          </button>
        ) : (
          drawn
        ),
      )}
    </li>
  );
}
