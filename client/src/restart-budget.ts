/** How often a crashed server may be started again before the user is asked. */
export class RestartBudget {
  private crashes: number[] = [];

  /**
   * @param limit restarts allowed within the window
   * @param window length in milliseconds
   * @param now the clock, in milliseconds
   */
  constructor(
    private readonly limit = 5,
    private readonly window = 3 * 60_000,
    private readonly now: () => number = Date.now,
  ) {}

  /** Record a crash. @returns whether the server may be started again */
  spend(): boolean {
    const time = this.now();
    this.crashes = this.crashes.filter((crash) => time - crash < this.window);
    this.crashes.push(time);
    return this.crashes.length <= this.limit;
  }

  /** Forget the crashes so far: the user asked for a new start. */
  reset(): void {
    this.crashes = [];
  }
}
