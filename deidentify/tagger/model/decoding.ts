// The best labelling of a text (Viterbi), and each token's margin

/** `emission`: score of each token as a person; `transition`: added if the previous token is one too. */
export type Scores = { count: number; emission: Float64Array; transition: Float64Array };

/** Score of the best labelling with the token as a person, minus the best without; in linear time. */
export function margins({ count, emission, transition }: Scores): Float64Array {
  const margin = new Float64Array(count);
  const forwardNot = new Float64Array(count + 1);
  const forwardPerson = new Float64Array(count + 1);
  forwardPerson[0] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const not = forwardNot[i] ?? 0;
    const person = forwardPerson[i] ?? 0;
    forwardNot[i + 1] = Math.max(not, person);
    forwardPerson[i + 1] = Math.max(not, person + (transition[i] ?? 0)) + (emission[i] ?? 0);
  }
  let restNot = 0;
  let restPerson = 0;
  for (let i = count - 1; i >= 0; i--) {
    margin[i] = (forwardPerson[i + 1] ?? 0) + restPerson - ((forwardNot[i + 1] ?? 0) + restNot);
    const asPerson = (emission[i] ?? 0) + restPerson;
    const fromNot = Math.max(restNot, asPerson);
    const fromPerson = Math.max(restNot, asPerson + (transition[i] ?? 0));
    restNot = fromNot;
    restPerson = fromPerson;
  }
  return margin;
}

export function bestLabels({ count, emission, transition }: Scores): Uint8Array {
  const labels = new Uint8Array(count);
  const fromPersonNot = new Uint8Array(count);
  const fromPersonPerson = new Uint8Array(count);
  let not = 0;
  let person = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const tie = person + (transition[i] ?? 0);
    fromPersonNot[i] = person > not ? 1 : 0;
    fromPersonPerson[i] = tie > not ? 1 : 0;
    const nextPerson = Math.max(not, tie) + (emission[i] ?? 0);
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
