/** Has to call `over` when it is done. */
type Task = (over: () => void) => void;

/** Runs one task after the other. Callbacks, because promises for each decision would cost more than the rules. */
export class TaskQueue {
  /** The running task, then those that wait. */
  private readonly tasks: Task[] = [];

  add(task: Task): void {
    this.tasks.push(task);
    if (this.tasks.length === 1) task(this.over);
  }

  private readonly over = (): void => {
    this.tasks.shift();
    this.tasks[0]?.(this.over);
  };

  /** The number of running and waiting tasks. */
  get length(): number {
    return this.tasks.length;
  }

  /** Resolves when all tasks that have been added so far are done. */
  done(): Promise<void> {
    return new Promise((resolve) => {
      this.add((over) => {
        over();
        resolve();
      });
    });
  }
}
