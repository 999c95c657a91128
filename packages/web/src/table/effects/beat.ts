/** The time of one step's motions: everything in it is as fast as the player wants, and ends at once on a click. */
export class Beat {
  /** A factor for durations; 0 after a skip. */
  private speed: number;
  private readonly ends = new Set<() => void>();

  constructor(speed: number) {
    this.speed = speed;
  }

  get skipped(): boolean {
    return this.speed === 0;
  }

  /** In milliseconds at normal speed. */
  last(milliseconds: number): number {
    return milliseconds * this.speed;
  }

  wait(milliseconds: number): Promise<void> {
    if (this.skipped) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.ends.delete(end);
        done();
      };
      const timer = setTimeout(end, this.last(milliseconds));
      this.ends.add(end);
    });
  }

  /** Resolves when the motion is over. What it has moved stays there with `fill: 'forwards'`. */
  async animate(
    element: Element,
    frames: Keyframe[],
    milliseconds: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (this.skipped) return;
    const delay = this.last(Number(options.delay ?? 0));
    const motion = element.animate(frames, { ...options, duration: this.last(milliseconds), delay });
    const end = () => motion.finish();
    this.ends.add(end);
    // Rejected if the element is removed while it moves.
    await motion.finished.catch(() => {});
    this.ends.delete(end);
  }

  /** Ends everything that runs, and all that would follow. */
  readonly skip = (): void => {
    this.speed = 0;
    for (const end of [...this.ends]) end();
  };
}
