/** The editor's state, with undo (C16.4). */
import { useState } from 'react';
import { type Edit, initialEdit, middleBox, type Shape, type Size, withoutBox } from './edit.ts';

/** The id of the button `Add box`. */
export const ADD_BOX = 'add-box';

type Tool = 'box' | 'crop';

type Steps = { steps: readonly Edit[]; setSteps: (update: (old: readonly Edit[]) => readonly Edit[]) => void };

/** A drag is one step: `step` starts it, `change` continues it. */
export function useEdit(photo: Size, { steps, setSteps }: Steps) {
  const [tool, setTool] = useState<Tool>('box');
  const [selected, setSelected] = useState<Shape | null>(null);
  const edit = steps.at(-1) ?? initialEdit(photo);
  const step = (next: Edit) => setSteps((old) => [...old, next]);
  return {
    photo,
    edit,
    tool,
    selected,
    select: setSelected,
    chooseTool: (next: Tool) => {
      setTool(next);
      setSelected(next === 'crop' ? 'crop' : null);
    },
    step,
    change: (next: Edit) => setSteps((old) => [...old.slice(0, -1), next]),
    canUndo: steps.length > 1,
    undo: () => {
      setSteps((old) => (old.length > 1 ? old.slice(0, -1) : old));
      setSelected(tool === 'crop' ? 'crop' : null);
    },
    addBox: () => {
      step({ ...edit, boxes: [...edit.boxes, middleBox(edit.crop)] });
      setTool('box');
      setSelected(edit.boxes.length);
    },
    removeBox: (index: number) => {
      step(withoutBox(edit, index));
      setSelected(null);
      document.getElementById(ADD_BOX)?.focus();
    },
  };
}

export type PhotoEdit = ReturnType<typeof useEdit>;
