// Averaged perceptron over sequences of two labels with decreasing steps per feature. It uses only sums, products and
// square roots, which every machine rounds alike, so that each learns the same weights.

import { bestLabels } from '../../deidentify/tagger/model/decoding.ts';
import {
  type Columns,
  FEATURES_MAX,
  featuresOf,
  mayBeName,
  NEVER,
  transitionFeaturesOf,
} from '../../deidentify/tagger/model/features.ts';

/** The required margin over a wrong label: for a missed person, and for a falsely found one. */
export type Costs = { falseNegative: number; falsePositive: number };

const WEIGHT_MAX = 127;
/** Smaller weights, in byte steps, hardly decide anything; dropping them makes the file about a tenth smaller. */
const WEIGHT_MIN = 3;
/** Step size of a feature before division by the root of its number of steps: rare features learn fast. */
const STEP = 4;
const NONE = new Int32Array(0);

export class Perceptron {
  readonly #shift: number;
  readonly #costs: Costs;
  readonly #weights: Float64Array;
  readonly #stepCounts: Float64Array;
  readonly #sums: Float64Array;
  #step = 1;

  constructor(bits: number, costs: Costs) {
    this.#shift = 32 - bits;
    this.#costs = costs;
    this.#weights = new Float64Array(2 ** bits);
    this.#stepCounts = new Float64Array(2 ** bits);
    this.#sums = new Float64Array(2 ** bits);
  }

  /** Learns one sentence; returns how many of its tokens were wrong. */
  learn(columns: Columns, labels: Uint8Array): number {
    const { count } = columns;
    const slots: Int32Array[] = [];
    const transitions: Int32Array[] = [];
    const emission = new Float64Array(count);
    const transition = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      if (!mayBeName(columns, i)) {
        slots.push(NONE);
        transitions.push(NONE);
        emission[i] = NEVER;
        continue;
      }
      slots.push(this.#read(columns, i, featuresOf));
      transitions.push(this.#read(columns, i, transitionFeaturesOf));
      emission[i] = this.#sum(slots[i]) + (labels[i] ? -this.#costs.falseNegative : this.#costs.falsePositive);
      transition[i] = this.#sum(transitions[i]);
    }
    const best = bestLabels({ count, emission, transition });
    let wrong = 0;
    for (let i = 0; i < count; i++) {
      const step = (labels[i] ?? 0) - (best[i] ?? 0);
      if (step !== 0) {
        this.#add(slots[i], step);
        wrong += 1;
      }
      const transitionStep = (labels[i] && labels[i - 1] ? 1 : 0) - (best[i] && best[i - 1] ? 1 : 0);
      if (transitionStep !== 0) this.#add(transitions[i], transitionStep);
    }
    this.#step += 1;
    return wrong;
  }

  /** The weights, averaged over all steps. */
  averaged(): Float64Array {
    return this.#weights.map((weight, i) => weight - (this.#sums[i] ?? 0) / this.#step);
  }

  #read(columns: Columns, i: number, slotsFor: typeof featuresOf): Int32Array {
    const into = new Int32Array(FEATURES_MAX);
    return into.subarray(0, slotsFor(columns, i, this.#shift, into));
  }

  #sum(slots: Int32Array | undefined): number {
    let sum = 0;
    for (const slot of slots ?? []) sum += this.#weights[slot] ?? 0;
    return sum;
  }

  #add(slots: Int32Array | undefined, step: number): void {
    for (const slot of slots ?? []) {
      const stepCount = (this.#stepCounts[slot] ?? 0) + 1;
      this.#stepCounts[slot] = stepCount;
      const delta = (step * STEP) / Math.sqrt(1 + stepCount);
      this.#weights[slot] = (this.#weights[slot] ?? 0) + delta;
      this.#sums[slot] = (this.#sums[slot] ?? 0) + delta * this.#step;
    }
  }
}

/** The mean of several learners' weights as signed bytes, `scale` of them to one. */
export function quantise(learners: readonly Float64Array[], scale: number): Int8Array {
  return Int8Array.from({ length: learners[0]?.length ?? 0 }, (_, i) => {
    const sum = learners.reduce((total, weights) => total + (weights[i] ?? 0), 0);
    const steps = Math.round((sum / learners.length) * scale);
    return Math.abs(steps) < WEIGHT_MIN ? 0 : Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, steps));
  });
}
