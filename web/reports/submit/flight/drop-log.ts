/** Drag and drop of a flight log onto the form. */
import type { DragEvent } from 'react';

type Drag = Pick<DragEvent, 'dataTransfer' | 'preventDefault'>;

/** Ignores other files, which the browser would otherwise open in place of the form (C16.5). */
export function logDropHandlers(take: (file: File) => void) {
  return {
    onDragOver: (event: Drag) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: Drag) => {
      const files = [...event.dataTransfer.files];
      if (files.length > 0) event.preventDefault();
      const log = files.find(({ name }) => /\.igc$/i.test(name));
      if (log) take(log);
    },
  };
}
