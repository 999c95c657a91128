/** One end of a channel between two threads; in tests, between two parts of one thread. */
export interface Port {
  postMessage(batch: unknown): void;
  on(event: 'message', handler: (batch: unknown) => void): unknown;
}

/** Messages and texts. A number is a connection, and the item after it is a text from or for that connection. */
type Batch<Message> = (Message | number | string)[];

export interface PortHandlers<Message> {
  readonly message: (message: Message) => void;
  readonly text: (connection: number, text: string) => void;
  /** All of a batch has been handled. */
  readonly batchEnd?: () => void;
}

/** A batch of this size is sent at once, so that the other thread need not wait for the end of a long task. */
const MAX_BATCH = 128;

/**
 * Sends messages to another thread in order. What is sent in one turn of the event loop goes as one batch: waking a
 * thread costs more than handling most messages.
 */
export class BatchedPort<Outgoing extends object, Incoming extends object> {
  private readonly port: Port;
  private batch: Batch<Outgoing> = [];

  constructor(port: Port, { message, text, batchEnd }: PortHandlers<Incoming>) {
    this.port = port;
    port.on('message', (data) => {
      const batch = data as Batch<Incoming>;
      for (let i = 0; i < batch.length; i++) {
        const item = batch[i] as Incoming | number;
        if (typeof item === 'number') text(item, batch[++i] as string);
        else message(item);
      }
      batchEnd?.();
    });
  }

  post(message: Outgoing): void {
    this.schedule();
    this.batch.push(message);
  }

  postText(connection: number, text: string): void {
    this.schedule();
    if (this.batch.push(connection, text) >= MAX_BATCH) this.flush();
  }

  private schedule(): void {
    if (this.batch.length === 0) setImmediate(() => this.flush());
  }

  private flush(): void {
    if (this.batch.length === 0) return;
    const { batch } = this;
    this.batch = [];
    this.port.postMessage(batch);
  }
}

/** An error that can be sent to another thread: its own fields, such as a cause, may not be cloneable. */
export function sendable(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  const { name, message, stack } = thrown;
  return Object.assign(new Error(message), { name, stack });
}
