/** Fits a model to positions and the results of their games: logistic regression with a hidden layer, with Adam. */
import type { Model } from '@taisen/bots';
import { chance } from '@taisen/bots';
import type { Dice } from '@taisen/kernel';

/** The features of a position for one seat. */
export interface Sample {
  readonly counts: Float32Array;
  /** Indices of known cards in `Model.cards`; negative (-1 - index) for the opponent's. */
  readonly cards: Int32Array;
  /** 1 for a win, 0 for a loss. */
  target: number;
}

export interface Fit {
  readonly epochs: number;
  readonly rate: number;
  /** Weight decay, so that rare cards count mainly by their features. */
  readonly decay: number;
}

const BATCH = 64;

/** The normalization of the features, so that all learn at the same rate. */
interface Scale {
  readonly mean: Float64Array;
  readonly by: Float64Array;
}

export function fit(model: Model, samples: readonly Sample[], { epochs, rate, decay }: Fit, dice: Dice): void {
  const { units } = model;
  const scale = scaleOf(samples, model.linear.length);
  toScaled(model, scale);
  for (let i = 0; i < model.into.length; i++)
    if (model.into[i] === 0) model.into[i] = gauss(dice) / Math.sqrt(model.linear.length);
  for (let h = 0; h < units; h++) if (model.worth[h] === 0) model.worth[h] = (gauss(dice) * 0.3) / Math.sqrt(units);
  const bias = Float64Array.of(model.bias);
  const parts = [bias, model.linear, model.into, model.threshold, model.worth, model.cards].map((values) => ({
    values,
    gradient: new Float64Array(values.length),
    first: new Float64Array(values.length),
    second: new Float64Array(values.length),
    decay: values === model.cards ? decay : values === bias ? 0 : decay / 10,
  }));
  const gradients = parts.map(({ gradient }) => gradient);
  const order = samples.map((_, i) => i);
  let steps = 0;
  const total = Math.ceil(samples.length / BATCH) * epochs;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = dice(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(from + BATCH, order.length);
      model.bias = bias[0] as number;
      for (let i = from; i < to; i++) addGradient(model, samples[order[i] as number] as Sample, scale, gradients);
      // The learning rate falls to zero, so that the fit converges.
      adam(parts, ++steps, rate * (1 - steps / (total + 1)), to - from);
    }
  }
  model.bias = bias[0] as number;
  fromScaled(model, scale);
}

const hidden = new Float64Array(256);
const scaled = new Float64Array(1024);

function predict(model: Model, { counts, cards }: Sample, scale: Scale): number {
  const { units, linear, into, threshold, worth } = model;
  let odds = model.bias;
  for (let h = 0; h < units; h++) hidden[h] = threshold[h] as number;
  for (let f = 0; f < counts.length; f++) {
    const x = ((counts[f] as number) - (scale.mean[f] as number)) * (scale.by[f] as number);
    scaled[f] = x;
    if (x === 0) continue;
    odds += x * (linear[f] as number);
    for (let h = 0, at = f * units; h < units; h++, at++) hidden[h] = (hidden[h] as number) + x * (into[at] as number);
  }
  for (let h = 0; h < units; h++) if ((hidden[h] as number) > 0) odds += (hidden[h] as number) * (worth[h] as number);
  for (let i = 0; i < cards.length; i++) {
    const at = cards[i] as number;
    odds += at >= 0 ? (model.cards[at] as number) : -(model.cards[-1 - at] as number);
  }
  return chance(odds);
}

function addGradient(model: Model, sample: Sample, scale: Scale, gradients: readonly Float64Array[]): void {
  const [bias, linear, into, threshold, worth, cards] = gradients as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const { units } = model;
  const error = predict(model, sample, scale) - sample.target;
  bias[0] = (bias[0] as number) + error;
  for (let h = 0; h < units; h++) {
    if ((hidden[h] as number) <= 0) {
      hidden[h] = 0;
      continue;
    }
    worth[h] = (worth[h] as number) + error * (hidden[h] as number);
    hidden[h] = error * (model.worth[h] as number);
    threshold[h] = (threshold[h] as number) + (hidden[h] as number);
  }
  for (let f = 0; f < sample.counts.length; f++) {
    const x = scaled[f] as number;
    if (x === 0) continue;
    linear[f] = (linear[f] as number) + error * x;
    for (let h = 0, at = f * units; h < units; h++, at++) into[at] = (into[at] as number) + x * (hidden[h] as number);
  }
  for (let i = 0; i < sample.cards.length; i++) {
    const at = sample.cards[i] as number;
    if (at >= 0) cards[at] = (cards[at] as number) + error;
    else cards[-1 - at] = (cards[-1 - at] as number) - error;
  }
}

interface Part {
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly decay: number;
}

function adam(parts: readonly Part[], step: number, rate: number, batch: number): void {
  const [b1, b2] = [0.9, 0.999];
  const stepSize = (rate * Math.sqrt(1 - b2 ** step)) / (1 - b1 ** step);
  for (const { values, gradient, first, second, decay } of parts) {
    for (let i = 0; i < values.length; i++) {
      const s = (gradient[i] as number) / batch;
      gradient[i] = 0;
      first[i] = b1 * (first[i] as number) + (1 - b1) * s;
      second[i] = b2 * (second[i] as number) + (1 - b2) * s * s;
      const value = values[i] as number;
      values[i] =
        value - (stepSize * (first[i] as number)) / (Math.sqrt(second[i] as number) + 1e-8) - rate * decay * value;
    }
  }
}

/** The mean log loss in nats. */
export function lossOf(model: Model, samples: readonly Sample[]): number {
  const plain = { mean: new Float64Array(model.linear.length), by: new Float64Array(model.linear.length).fill(1) };
  let loss = 0;
  for (const sample of samples) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, predict(model, sample, plain)));
    loss -= sample.target * Math.log(p) + (1 - sample.target) * Math.log(1 - p);
  }
  return loss / samples.length;
}

function scaleOf(samples: readonly Sample[], features: number): Scale {
  const mean = new Float64Array(features);
  const square = new Float64Array(features);
  for (const { counts } of samples) {
    for (let f = 0; f < features; f++) {
      const count = counts[f] as number;
      mean[f] = (mean[f] as number) + count / samples.length;
      square[f] = (square[f] as number) + (count * count) / samples.length;
    }
  }
  const by = square.map((value, f) => 1 / Math.sqrt(Math.max(1e-3, value - (mean[f] as number) ** 2)));
  return { mean, by };
}

/** Converts the model to normalized features; `fromScaled` converts it back. */
function toScaled(model: Model, { mean, by }: Scale): void {
  const { units, linear, into, threshold } = model;
  for (let f = 0; f < linear.length; f++) {
    model.bias += (linear[f] as number) * (mean[f] as number);
    linear[f] = (linear[f] as number) / (by[f] as number);
    for (let h = 0, at = f * units; h < units; h++, at++) {
      threshold[h] = (threshold[h] as number) + (into[at] as number) * (mean[f] as number);
      into[at] = (into[at] as number) / (by[f] as number);
    }
  }
}

function fromScaled(model: Model, { mean, by }: Scale): void {
  const { units, linear, into, threshold } = model;
  for (let f = 0; f < linear.length; f++) {
    linear[f] = (linear[f] as number) * (by[f] as number);
    model.bias -= (linear[f] as number) * (mean[f] as number);
    for (let h = 0, at = f * units; h < units; h++, at++) {
      into[at] = (into[at] as number) * (by[f] as number);
      threshold[h] = (threshold[h] as number) - (into[at] as number) * (mean[f] as number);
    }
  }
}

/** Approximately normally distributed. */
function gauss(dice: Dice): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice(2 ** 30) / 2 ** 30;
  return sum - 6;
}
