/** Concatenates outside Node's pool: a small Buffer is a slice of it, and would keep the whole pool in memory. */
export function concatUnpooled(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
