import { ImageUp, Trash2 } from 'lucide-react';
import { type RefCallback, useId, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { useFileUrl } from '#src/lib/files.ts';
import type { PhotoChange } from './profile-form-values.ts';
import { ProfilePhoto } from './profile-photo.tsx';
import * as texts from './texts.ts';

interface ProfilePhotoFieldProps {
  /** The button that opens the file dialog. */
  buttonRef: RefCallback<HTMLButtonElement>;
  storedUrl: string | null;
  fullName: string;
  change: PhotoChange;
  error?: string;
  onChange: (change: PhotoChange) => void;
}

export function ProfilePhotoField(props: ProfilePhotoFieldProps) {
  const { buttonRef, storedUrl, fullName, change, error, onChange } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const chosen = change instanceof File ? change : null;
  const preview = useFileUrl(chosen?.type.startsWith('image/') ? chosen : null);
  const shownUrl = preview ?? (change === 'removed' ? null : storedUrl);

  function choose(photo: PhotoChange) {
    if (inputRef.current) inputRef.current.value = '';
    onChange(photo);
  }

  function remove() {
    choose(chosen ? null : 'removed');
    // The Remove button may be gone now.
    chooseRef.current?.focus();
  }

  return (
    <div data-column="first" className="lg:row-span-3 lg:row-start-1">
      <div className="flex items-center gap-5 lg:flex-col lg:items-start">
        <ProfilePhoto url={shownUrl} fullName={fullName} />
        <div className="flex flex-wrap gap-2">
          <input
            ref={inputRef}
            type="file"
            accept="image/*"
            aria-label={texts.labels.photo}
            aria-describedby={error ? errorId : undefined}
            onChange={({ target }) => {
              const [photo] = target.files ?? [];
              if (photo) choose(photo);
            }}
            className="sr-only"
            tabIndex={-1}
          />
          <Button
            ref={(button) => {
              chooseRef.current = button;
              buttonRef(button);
            }}
            variant="secondary"
            size="sm"
            aria-describedby={error ? errorId : undefined}
            onClick={() => inputRef.current?.click()}
          >
            <ImageUp />
            {storedUrl || chosen ? texts.photo.change : texts.photo.add}
          </Button>
          {shownUrl && (
            <Button variant="ghost" size="sm" onClick={remove}>
              <Trash2 />
              {chosen ? texts.photo.discard : texts.photo.remove}
            </Button>
          )}
        </div>
      </div>
      <div aria-live="polite">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </div>
  );
}
