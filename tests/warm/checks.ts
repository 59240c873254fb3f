/** The log of a run: one line a check. */
export class Checks {
  private failed = 0;
  private number = 0;

  /** @param faults what is wrong; nothing if the check holds */
  report(sentence: string, faults: readonly string[]): void {
    this.number += 1;
    console.log(`${String(this.number).padStart(3)}  ${faults.length === 0 ? "ok  " : "FAIL"}  ${sentence}`);
    for (const fault of faults) console.log(`             ${fault}`);
    if (faults.length > 0) this.failed += 1;
  }

  /** Says how it went. @returns whether every check held */
  end(): boolean {
    console.log(`\n${this.number} checks, ${this.failed} failed`);
    return this.failed === 0;
  }
}
