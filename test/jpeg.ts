/** Builds JPEGs from segments for tests: valid in form, grey, with whatever a test adds. */

const bytesOf = (text: string): number[] => [...Buffer.from(text, 'latin1')];

/** One segment with its length. */
export const segment = (code: number, data: number[] | string): number[] => {
  const content = typeof data === 'string' ? bytesOf(data) : data;
  return [0xff, code, (content.length + 2) >> 8, (content.length + 2) & 255, ...content];
};

const DQT = segment(0xdb, [0, ...Array<number>(64).fill(1)]);
/** One code, of one bit, for the symbol 0. */
const tables = (kind: number) => segment(0xc4, [kind, 1, ...Array<number>(15).fill(0), 0]);

export type JpegOptions = {
  width?: number;
  height?: number;
  /** 1 for grey, 3 for colour, 4 for CMYK. */
  components?: number;
  progressive?: boolean;
  /** Segments after the start marker. */
  extra?: number[];
  /** Bytes after the end. */
  trailing?: number[];
  /** Bytes of coded data. */
  data?: number;
};

export function jpeg({
  width = 16,
  height = 16,
  components = 3,
  progressive = false,
  extra = [],
  trailing = [],
  data = 40,
}: JpegOptions = {}): Buffer {
  const ids = Array.from({ length: components }, (_, at) => at + 1);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const frame = [8, ...size, components, ...ids.flatMap((id) => [id, 0x11, 0])];
  const coded = Array.from({ length: data }, (_, at) => (at % 7 === 0 ? 0x5a : 0));
  const scan = (from: number, to: number, of: number[]) => [
    ...segment(0xda, [of.length, ...of.flatMap((id) => [id, 0]), from, to, 0]),
    ...coded,
  ];
  const scans = progressive ? [...scan(0, 0, ids), ...ids.flatMap((id) => scan(1, 63, [id]))] : scan(0, 63, ids);
  return Buffer.from([
    ...[0xff, 0xd8],
    ...extra,
    ...DQT,
    ...segment(progressive ? 0xc2 : 0xc0, frame),
    ...tables(0),
    ...tables(0x10),
    ...scans,
    ...[0xff, 0xd9],
    ...trailing,
  ]);
}

/** A word that must not survive in any picture. */
export const SECRET = 'SECRET-OF-THE-CAMERA';

/** Every kind of metadata that cameras and programs write, each containing the word. */
export const METADATA: Record<string, number[]> = {
  'JFIF with a thumbnail': segment(0xe0, [...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 1, 7, ...bytesOf(`${SECRET}.`)]),
  'JFXX thumbnail': segment(0xe0, `JFXX\0\x10${SECRET}`),
  EXIF: segment(0xe1, `Exif\0\0MM\0*${SECRET}`),
  XMP: segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`),
  ICC: segment(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`),
  MPF: segment(0xe2, `MPF\0MM\0*${SECRET}`),
  IPTC: segment(0xed, `Photoshop 3.0\x008BIM\x04\x04${SECRET}`),
  'Adobe with more': segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`),
  'an unknown APP': segment(0xef, SECRET),
  'a comment': segment(0xfe, SECRET),
  JPGn: segment(0xf5, SECRET),
};
