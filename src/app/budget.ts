/** The time that all pages of a run have together; it begins when it is made. */
export class Budget {
  /** Aborts when the time is used up, or when the run is interrupted. */
  readonly signal: AbortSignal;
  readonly minutes: number;
  readonly #over = new AbortController();
  readonly #interrupt: AbortSignal;

  /** @param budgetMs null for no limit */
  constructor(budgetMs: number | null, interrupt: AbortSignal) {
    this.minutes = (budgetMs ?? 0) / 60_000;
    this.#interrupt = interrupt;
    this.signal = AbortSignal.any([this.#over.signal, interrupt]);
    if (budgetMs !== null) setTimeout(() => this.#over.abort(), budgetMs).unref();
  }

  /** False for an interrupt, which is another thing. */
  get isUsedUp(): boolean {
    return this.#over.signal.aborted && !this.#interrupt.aborted;
  }
}
