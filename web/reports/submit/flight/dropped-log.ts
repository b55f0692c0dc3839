/** Dropping a flight log anywhere on the form (contract C16.5). */
import type { DragEvent } from 'react';

/** For the element that it may be dropped on; whatever else is dropped is not ours. */
export function droppedLog(take: (file: File) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      // Else the browser would open the file in place of the form.
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file || !/\.igc$/i.test(file.name)) return;
      event.preventDefault();
      take(file);
    },
  };
}
