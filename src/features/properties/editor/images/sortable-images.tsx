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
import type { EditedImage } from '#src/features/properties/api/edited-images.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { imageName } from './image-list.ts';

const { photoDrag } = texts;

interface SortableImagesProps {
  images: readonly EditedImage[];
  isMovable: (image: EditedImage) => boolean;
  onMove: (id: string, targetId: string) => void;
  /** `renderHandle` wraps the preview in the button that starts a drag. */
  renderTile: (image: EditedImage, renderHandle: (preview: ReactNode) => ReactNode) => ReactNode;
}

/** A grid of images that are sorted by mouse, touch or keyboard. */
export function SortableImages({ images, isMovable, onMove, renderTile }: SortableImagesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves before the delay scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string | number) => {
    const image = images.find((each) => each.id === id);
    return image ? imageName(image, images) : '';
  };
  const positionOf = (id: string | number) => images.findIndex((each) => each.id === id) + 1;

  function drop({ active, over }: DragEndEvent) {
    const target = images.find(({ id }) => id === over?.id);
    if (target && isMovable(target) && active.id !== target.id) onMove(`${active.id}`, target.id);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: photoDrag.instructions },
        announcements: {
          onDragStart: ({ active }) => photoDrag.started(nameOf(active.id)),
          onDragOver: ({ active, over }) => {
            if (!over) return undefined;
            const describe = over.id === active.id ? photoDrag.atStart : photoDrag.over;
            return describe(nameOf(active.id), positionOf(over.id));
          },
          // ImageEditor announces the new position.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => photoDrag.cancelled(nameOf(active.id)),
        },
      }}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
          {images.map((image) => (
            <SortableImage
              key={image.id}
              image={image}
              name={nameOf(image.id)}
              isMovable={isMovable(image)}
              renderTile={renderTile}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableImageProps extends Pick<SortableImagesProps, 'renderTile'> {
  image: EditedImage;
  name: string;
  isMovable: boolean;
}

function SortableImage({ image, name, isMovable, renderTile }: SortableImageProps) {
  const sortable = useSortable({ id: image.id, disabled: !isMovable });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const style = transform
    ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition }
    : undefined;
  return (
    <li
      ref={sortable.setNodeRef}
      style={style}
      className={cn('min-w-0', isDragging && 'relative z-10 rounded-card shadow-float')}
    >
      {renderTile(image, (preview) =>
        isMovable ? (
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={photoDrag.label(name)}
            className="block size-full cursor-grab touch-manipulation focus-visible:-outline-offset-2"
          >
            {preview}
          </button>
        ) : (
          preview
        ),
      )}
    </li>
  );
}
