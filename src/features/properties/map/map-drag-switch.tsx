import { Hand, Lock } from 'lucide-react';
import { useState } from 'react';
import { useMap } from 'react-leaflet';
import { Button } from '#src/components/ui/button.tsx';

/**
 * For fingers: one finger scrolls the page past the map, two move and zoom it, and this lets one
 * move it as well, for as long as the visitor wants.
 */
export function MapDragSwitch() {
  const map = useMap();
  const [isDraggable, setIsDraggable] = useState(false);

  function toggle() {
    if (isDraggable) map.dragging.disable();
    else map.dragging.enable();
    setIsDraggable(!isDraggable);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={toggle}
      className="absolute top-2.5 right-2.5 z-1000 shadow-card"
    >
      {isDraggable ? <Lock aria-hidden="true" /> : <Hand aria-hidden="true" />}
      {isDraggable ? 'Lock map' : 'Move map'}
    </Button>
  );
}
