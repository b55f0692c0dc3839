// The best labelling of a text, and each token's margin

/** `alone`: each token as a person; `tied`: added if the previous one is too. */
export type Scores = { count: number; alone: Float64Array; tied: Float64Array };

/** Best labelling with the token as a person minus the best without. Linear. */
export function margins({ count, alone, tied }: Scores): Float64Array {
  const margin = new Float64Array(count);
  const forwardNot = new Float64Array(count + 1);
  const forwardPerson = new Float64Array(count + 1);
  forwardPerson[0] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const not = forwardNot[i] ?? 0;
    const person = forwardPerson[i] ?? 0;
    forwardNot[i + 1] = Math.max(not, person);
    forwardPerson[i + 1] = Math.max(not, person + (tied[i] ?? 0)) + (alone[i] ?? 0);
  }
  let restNot = 0;
  let restPerson = 0;
  for (let i = count - 1; i >= 0; i--) {
    margin[i] = (forwardPerson[i + 1] ?? 0) + restPerson - ((forwardNot[i + 1] ?? 0) + restNot);
    const asPerson = (alone[i] ?? 0) + restPerson;
    const fromNot = Math.max(restNot, asPerson);
    const fromPerson = Math.max(restNot, asPerson + (tied[i] ?? 0));
    restNot = fromNot;
    restPerson = fromPerson;
  }
  return margin;
}

export function bestLabels({ count, alone, tied }: Scores): Uint8Array {
  const labels = new Uint8Array(count);
  const fromPersonNot = new Uint8Array(count);
  const fromPersonPerson = new Uint8Array(count);
  let not = 0;
  let person = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const tie = person + (tied[i] ?? 0);
    fromPersonNot[i] = person > not ? 1 : 0;
    fromPersonPerson[i] = tie > not ? 1 : 0;
    const nextPerson = Math.max(not, tie) + (alone[i] ?? 0);
    not = Math.max(not, person);
    person = nextPerson;
  }
  let label = person > not ? 1 : 0;
  for (let i = count - 1; i >= 0; i--) {
    labels[i] = label;
    label = (label === 1 ? fromPersonPerson[i] : fromPersonNot[i]) ?? 0;
  }
  return labels;
}
