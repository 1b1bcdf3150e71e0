import { FileImage, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { useFileUrl } from '#src/lib/files.ts';
import { imageSource } from '#src/lib/image-url.ts';
import type { EditedPicture, NewPicture } from './image-list.ts';

interface EditedPictureViewProps {
  picture: EditedPicture;
  name: string;
}

/** The picture, or why it cannot be seen. A file is shown once it is small: a large one costs time. */
export function EditedPictureView({ picture, name }: EditedPictureViewProps) {
  const fileUrl = useFileUrl(picture.kind === 'new' ? fileToShow(picture) : null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const source = picture.kind === 'stored' ? imageSource(picture.url) : { src: fileUrl };
  if (picture.kind === 'new' && !fileUrl) {
    return (
      <span className="flex size-full items-center justify-center text-brand">
        <SpinnerMark />
      </span>
    );
  }
  if (failedUrl === source.src) {
    const isStored = picture.kind === 'stored';
    return (
      <span className="flex size-full flex-col items-center justify-center gap-1 p-3 text-center text-xs text-muted">
        {isStored ? <ImageOff aria-hidden="true" /> : <FileImage aria-hidden="true" />}
        {isStored ? 'Picture not available' : 'No preview in this browser'}
      </span>
    );
  }
  return (
    <img
      {...source}
      sizes="(min-width: 1024px) 220px, 50vw"
      alt={name}
      draggable={false}
      decoding="async"
      onError={() => setFailedUrl(source.src)}
      className="size-full object-cover"
    />
  );
}

function fileToShow({ file, prepared, state }: NewPicture): File | null {
  if (prepared) return prepared;
  return state === 'unchanged' || state === 'failed' ? file : null;
}
