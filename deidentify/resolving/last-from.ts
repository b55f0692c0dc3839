/** The last item that starts at `at` or before; items are in order. */
export function lastFrom<Item>(items: readonly Item[], at: number, startOf: (item: Item) => number): Item | undefined {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(items[middle] as Item) <= at) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
