/** Dropping a flight log anywhere on the form (contract C16.5). */
import type { DragEvent } from 'react';

type Drag = Pick<DragEvent, 'dataTransfer' | 'preventDefault'>;

/** For the element that a log may be dropped on. Other files are ignored: the browser would open them in place of the form. */
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
