import { type DragEvent, useState } from 'react';

/** `<section {...events}>` takes files dropped anywhere on it; `isOver` while they are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);

  function hover(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  const leave = () => setOver(false);
  const events = { onDragEnter: hover, onDragOver: hover, onDragLeave: leave, onDrop: drop };
  return { isOver, events };
}
