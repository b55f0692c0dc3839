/** Longest increasing subsequence, in O(n log n) */

/** Binary search in ascending values: the first index whose value is at least `number`. */
export function bisect(length: number, valueAt: (at: number) => number, number: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Its indices; of two equally long ones, the later. */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  /** At n: where the subsequence of n + 1 numbers with the lowest last number ends. */
  const ends: number[] = [];
  const previous = new Int32Array(numbers.length);
  const endOf = (length: number) => numbers[ends[length] ?? -1] ?? Number.NEGATIVE_INFINITY;
  for (const [at, number] of numbers.entries()) {
    const length = endOf(ends.length - 1) < number ? ends.length : bisect(ends.length, endOf, number);
    previous[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  }
  const series: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) series.push(at);
  return series.reverse();
}
