/** Bytes that are kept lie in memory of their own: a small buffer is else a piece of a larger one, and keeps all of that. */
export function concatUnpooled(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
