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
} from '@dnd-kit/sortable';
import type { EditedImage, NewImage } from '#src/features/properties/api/edited-images.ts';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { imageName } from './image-list.ts';
import { ImageTile } from './image-tile.tsx';

const { photoDrag } = texts;

interface ImageGridProps {
  /** The kept images, the cover first. */
  images: readonly EditedImage[];
  /** The images that can be moved. */
  sortable: readonly EditedImage[];
  /** By id, during the upload. */
  progress: ReadonlyMap<string, UploadProgress>;
  onMove: (image: EditedImage, target: EditedImage) => void;
  onRemove: (image: EditedImage) => void;
  onRetry: (image: NewImage) => void;
}

/** Images that are sorted by mouse, touch or keyboard. */
export function ImageGrid({ images, sortable, progress, onMove, ...tile }: ImageGridProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves before the delay scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: string | number) => images.findIndex((each) => each.id === id) + 1;
  const nameOf = (id: string | number) => {
    const image = images.find((each) => each.id === id);
    return image ? imageName(image, positionOf(id)) : '';
  };

  function drop({ active, over }: DragEndEvent) {
    const image = sortable.find(({ id }) => id === active.id);
    const target = sortable.find(({ id }) => id === over?.id);
    if (image && target && image !== target) onMove(image, target);
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
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 empty:hidden">
          {images.map((image, index) => (
            <ImageTile
              {...tile}
              key={image.id}
              image={image}
              position={index + 1}
              cover={images[0]}
              sortable={sortable}
              progress={progress.get(image.id)}
              onMove={(target) => onMove(image, target)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
