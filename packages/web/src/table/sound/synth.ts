/** Short, dry sounds, synthesised when they are played. Every game has its own timbre. */
import type { EventSound } from '@taisen/kernel';

export type Sound = EventSound | 'move' | 'ask' | 'refuse' | 'won' | 'lost' | 'cast' | 'break' | 'shuffle';

export interface Timbre {
  readonly wave: OscillatorType;
  /** Overtones: the multiple of the pitch, and the volume. */
  readonly partials: readonly (readonly [number, number])[];
  readonly decay: number;
  readonly root: number;
  /** The share of noise, as of wood and cards. */
  readonly noise: number;
}

/** Steps over the root in semitones, one after the other; and how loud. */
const TUNES: Readonly<
  Record<Sound, { readonly steps: readonly number[]; readonly loud: number; readonly noise?: number }>
> = {
  move: { steps: [12], loud: 0.12, noise: 0.6 },
  place: { steps: [0, 7], loud: 0.3 },
  attack: { steps: [-12], loud: 0.5, noise: 1 },
  loss: { steps: [-5, -10], loud: 0.4, noise: 0.4 },
  gain: { steps: [4, 11], loud: 0.25 },
  turn: { steps: [0, 4, 7], loud: 0.22 },
  ask: { steps: [7], loud: 0.15 },
  refuse: { steps: [-7, -8], loud: 0.25 },
  won: { steps: [0, 4, 7, 12, 16], loud: 0.4 },
  lost: { steps: [0, -3, -7], loud: 0.35 },
  cast: { steps: [0, 12, 19], loud: 0.2 },
  break: { steps: [-3, -9, -15, -22], loud: 0.32, noise: 0.9 },
  shuffle: { steps: [], loud: 0.35, noise: 1 },
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers allow sound only after the user has interacted with the page. */
function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** `volume` is a share of the full volume. */
export function play(timbre: Timbre, sound: Sound, volume: number): void {
  const audio = ready();
  if (audio === null) return;
  const { steps, loud: most, noise = 0 } = TUNES[sound];
  const loud = most * volume;
  if (loud <= 0) return;
  steps.forEach((step, i) => {
    const at = audio.currentTime + i * 0.075;
    for (const [times, share] of timbre.partials)
      tone(audio, timbre, timbre.root * 2 ** (step / 12) * times, at, loud * share * 0.25);
  });
  const rustle = noise * (0.3 + timbre.noise);
  if (rustle > 0) brush(audio, loud * rustle * 0.35);
}

function tone(audio: AudioContext, { wave, decay }: Timbre, pitch: number, at: number, loud: number): void {
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const gain = fading(audio, at, loud, decay);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + decay + 0.05);
}

function brush(audio: AudioContext, loud: number): void {
  if (hiss === undefined) {
    hiss = audio.createBuffer(1, audio.sampleRate * 0.2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2400, Q: 0.7 });
  source
    .connect(filter)
    .connect(fading(audio, audio.currentTime, loud, 0.09))
    .connect(audio.destination);
  source.start();
}

function fading(audio: AudioContext, at: number, loud: number, decay: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + decay);
  return gain;
}
