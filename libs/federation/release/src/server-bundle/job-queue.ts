import type { RenderedRemote, RenderRequest } from '@alzette/remote-contract';

const maxWaiting = 50;

export interface Job {
  readonly request: RenderRequest;
  readonly resolve: (rendered: RenderedRemote | null) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
  /** The page was sent without the remote. */
  isLate?: boolean;
}

/** The requests to one release, of which one is rendered at a time. */
export class JobQueue {
  readonly #waiting: Job[] = [];
  #running: Job | null = null;

  get running(): Job | null {
    return this.#running;
  }

  /** True when a new job would wait too long. */
  get isBusy(): boolean {
    return this.#running?.isLate === true || this.#waiting.length >= maxWaiting;
  }

  add(job: Job): void {
    this.#waiting.push(job);
  }

  /** The next job to run; null while another one runs. */
  startNext(): Job | null {
    if (this.#running) return null;
    this.#running = this.#waiting.shift() ?? null;
    return this.#running;
  }

  /** Ends the running job with its result. */
  finish(settle: (job: Job) => void): void {
    const job = this.#running;
    this.#running = null;
    if (!job) return;
    clearTimeout(job.timer);
    settle(job);
  }

  /** Rejects the waiting jobs whose page was sent without the remote. */
  rejectLate(error: Error): void {
    for (const job of this.#waiting.splice(0)) {
      if (job.isLate) job.reject(error);
      else this.#waiting.push(job);
    }
  }

  rejectAll(ofRunning: Error, ofWaiting: Error): void {
    this.finish((job) => job.reject(ofRunning));
    for (const job of this.#waiting.splice(0)) {
      clearTimeout(job.timer);
      job.reject(ofWaiting);
    }
  }
}
