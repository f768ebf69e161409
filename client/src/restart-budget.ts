/** Limits how often a crashed server is restarted before the user is asked. */
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

  /** Records a crash. @returns whether the server may be restarted */
  spend(): boolean {
    const time = this.now();
    this.crashes = this.crashes.filter((crash) => time - crash < this.window);
    this.crashes.push(time);
    return this.crashes.length <= this.limit;
  }

  /** Forgets earlier crashes, because the user requested a restart. */
  reset(): void {
    this.crashes = [];
  }
}
