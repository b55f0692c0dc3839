/** Inserts elements such as links into sentences (C14.11). */
import { Fragment, type ReactNode } from 'react';
import type { Placeholder } from '../../domain/language/text.ts';

export function rich<Text extends string>(text: Text, values: Record<Placeholder<Text>, ReactNode>): ReactNode {
  return text.split(/{(\w+)}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change order
    <Fragment key={index}>{index % 2 ? (values as Record<string, ReactNode>)[part] : part}</Fragment>
  ));
}
