/** Writes an occurrence as XML, in the format's order (C13.3) */
import { escapeXml } from '../xml/escape.ts';
import { type Attribute, ENTITIES, type EntityTag, PARTS } from './attributes.ts';
import { type SerialisedValue, serialiseValue, type Value } from './values.ts';

/** By tag; several values for a repeated attribute. */
export type Entity<Tag extends EntityTag> = {
  [Name in keyof (typeof ENTITIES)[Tag]['attributes']]?: Value | readonly Value[] | null;
};

export type Occurrence = {
  own: Entity<'Occurrence'>;
  parts: { [Tag in (typeof PARTS)[number]]?: readonly Entity<Tag>[] };
};

const SET = [
  'xmlns="http://eccairsportal.jrc.ec.europa.eu/ECCAIRS5_dataBridge.xsd"',
  'xmlns:dt="http://eccairsportal.jrc.ec.europa.eu/ECCAIRS5_dataTypes.xsd"',
  'TaxonomyName="ECCAIRS Aviation" TaxonomyVersion="5.1.0.0" Domain="RIT" Version="1.0.0.0"',
].join(' ');

function element(tag: string, { id }: Attribute, { text, additionalText, isText }: SerialisedValue): string {
  const words = additionalText === undefined ? '' : ` AdditionalText="${escapeXml(additionalText)}"`;
  const content = isText ? `<dt:PlainText>${escapeXml(text)}</dt:PlainText>` : escapeXml(text);
  return `<${tag} attributeId="${id}"${words}>${content}</${tag}>`;
}

function attributesOf<Tag extends EntityTag>(tag: Tag, entity: Entity<Tag>): string {
  const table = Object.entries(ENTITIES[tag].attributes as Record<string, Attribute>);
  const byName = entity as Record<string, Value | readonly Value[] | null | undefined>;
  return table
    .sort(([, a], [, b]) => a.at - b.at)
    .flatMap(([name, attribute]) => {
      const value = byName[name];
      const values = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value as Value];
      return values.flatMap((each) => {
        const serialised = serialiseValue(each, attribute.value);
        return serialised === null ? [] : [element(name, attribute, serialised)];
      });
    })
    .join('');
}

export function e5xDocument({ own, parts }: Occurrence): string {
  let linked = 0;
  const entities = PARTS.flatMap((tag) =>
    (parts[tag] ?? []).flatMap((entity) => {
      const attributes = attributesOf(tag, entity as Entity<typeof tag>);
      if (attributes === '') return [];
      const { id, isLinked } = ENTITIES[tag];
      if (isLinked) linked += 1;
      const name = isLinked ? ` ID="ID${String(linked).padStart(8, '0')}"` : '';
      return [`<${tag} entityId="${id}"${name}><ATTRIBUTES>${attributes}</ATTRIBUTES></${tag}>`];
    }),
  ).join('');
  const attributes = attributesOf('Occurrence', own);
  const body = [
    attributes && `<ATTRIBUTES>${attributes}</ATTRIBUTES>`,
    entities && `<ENTITIES>${entities}</ENTITIES>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<SET ${SET}><Occurrence entityId="24">${body}</Occurrence></SET>\n`;
}
