/** The selection in the original as a range in one field; kept until the next selection there. */
import { useEffect, useState } from 'react';
import type { TextRange } from '../preview/decisions.ts';

export type SelectedText = TextRange & { words: string };

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

function offsetOf(node: Node, offset: number): number | null {
  const piece = elementOf(node)?.closest<HTMLElement>('[data-start]');
  if (!piece || node.nodeType !== Node.TEXT_NODE) return null;
  return Number(piece.dataset['start']) + offset;
}

/** Trimmed; null outside a field. */
function selectedTextOf(range: Range): SelectedText | null {
  const field = elementOf(range.startContainer)?.closest<HTMLElement>('[data-field]');
  if (!field || field !== elementOf(range.endContainer)?.closest('[data-field]')) return null;
  const name = field.dataset['field'] ?? '';
  const original = [...field.querySelectorAll('[data-start]')].map((piece) => piece.textContent).join('');
  // A formatted day has other offsets than the stored one.
  const whole = field.dataset['whole'];
  if (whole) return { field: name, start: 0, end: whole.length, words: original };
  const start = offsetOf(range.startContainer, range.startOffset);
  const end = offsetOf(range.endContainer, range.endOffset);
  if (start === null || end === null) return null;
  const text = original.slice(start, end);
  const words = text.trim();
  if (words === '') return null;
  const from = start + text.indexOf(words);
  return { field: name, start: from, end: from + words.length, words };
}

export function useSelection(): [SelectedText | null, () => void] {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    const onChange = () => {
      const selection = getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
      // Selections elsewhere, such as in the replacement field, are ignored.
      if (!range || !elementOf(range.commonAncestorContainer)?.closest('[data-original]')) return;
      setSelected(range.collapsed ? null : selectedTextOf(range));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, []);
  return [selected, () => setSelected(null)];
}
