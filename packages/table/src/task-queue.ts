/** Calls back when it is over. */
type Task = (over: () => void) => void;

/** One thing after another. Callbacks: a promise for each part of a decision would cost more than the rules. */
export class TaskQueue {
  /** What is being done, and what waits for it. */
  private readonly tasks: Task[] = [];

  add(task: Task): void {
    this.tasks.push(task);
    if (this.tasks.length === 1) task(this.over);
  }

  private readonly over = (): void => {
    this.tasks.shift();
    this.tasks[0]?.(this.over);
  };

  /** How many are being done or wait. */
  get length(): number {
    return this.tasks.length;
  }

  /** When all that has been taken on is over. */
  done(): Promise<void> {
    return new Promise((resolve) => {
      this.add((over) => {
        over();
        resolve();
      });
    });
  }
}
