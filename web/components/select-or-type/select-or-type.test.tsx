import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OptionList } from '../../ui/picker/option-list.tsx';
import { SelectOrType } from './select-or-type.tsx';

const field = { id: 'sky', label: 'Sky', options: ['Blue', 'Grey'], labelOf: String, onChange: () => undefined };

test('where custom values are not allowed, an unlisted value does not open the text field (section 4)', () => {
  const closed = renderToStaticMarkup(<SelectOrType {...field} value="Green" allowCustom={false} />);
  expect(closed).toContain('role="combobox"');
  expect(closed).not.toContain('<input');
  expect(closed).not.toContain('Show options');
});

test('custom values are allowed by default; without options there is only a text field (section 4)', () => {
  const typed = renderToStaticMarkup(<SelectOrType {...field} value="Green" />);
  expect(typed).toContain('value="Green"');
  expect(typed).toContain('Show options');
  const alone = renderToStaticMarkup(<SelectOrType {...field} options={[]} value="" />);
  expect(alone).toContain('<input');
  expect(alone).not.toContain('Show options');
});

test('without custom values, the list ends with its last option, or says that there is no match (C7.3)', () => {
  const list = (search: string) =>
    renderToStaticMarkup(
      <OptionList
        id="sky"
        options={[{ value: 'Blue', label: 'Blue' }]}
        value=""
        initialSearch={search}
        onPick={() => undefined}
      />,
    );
  expect(list('')).not.toContain('custom value');
  expect(list('zzz')).toContain('No options found.');
  expect(list('zzz')).not.toContain('custom value');
});
