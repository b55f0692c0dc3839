/** A deterministic one-file zip (APPNOTE 6.3), compressed with Node's deflate */
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** Version 2.0: deflate. */
const VERSION = 20;
const DEFLATE = 8;
const UTF8_NAME = 0x0800;
/** 1 January 1980, the format's first day; without a time. */
const DAY_ONE = 0x0021;

export function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const nameBytes = Buffer.from(name);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_NAME, 2);
  header.writeUInt16LE(DEFLATE, 4);
  header.writeUInt16LE(DAY_ONE, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([uint32(LOCAL_HEADER), header, nameBytes, packed]);
  // No comment, first disk, no attributes; the entry is at offset 0.
  const central = Buffer.concat([uint32(CENTRAL_HEADER), uint16(VERSION), header, Buffer.alloc(14), nameBytes]);
  const end = Buffer.concat([
    uint32(END_OF_DIRECTORY),
    uint32(0),
    uint16(1),
    uint16(1),
    uint32(central.length),
    uint32(local.length),
    uint16(0),
  ]);
  return Buffer.concat([local, central, end]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
