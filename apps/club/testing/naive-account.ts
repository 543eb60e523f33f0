import { monthsLater } from "../points/point-dates.ts";

type NaiveHold = { points: number; state: "held" | "spent" | "released"; givenBack: number };

/**
 * Reference model of a member's account: a list of single points with their expiry in order of arrival; every deduction
 * removes from the front.
 */
export class NaiveAccount {
  private readonly came: Date[] = [];
  private gone = 0;
  readonly holds: NaiveHold[] = [];

  get available(): number {
    return this.came.length - this.gone;
  }

  get held(): number {
    return this.holds.reduce((sum, { state, points }) => sum + (state === "held" ? points : 0), 0);
  }

  earn(points: number, now: Date): void {
    for (let point = 0; point < points; point += 1) this.came.push(monthsLater(now, 12));
  }

  expire(now: Date): number {
    const left = this.came.slice(this.gone);
    const firstGood = left.findIndex((runsOut) => runsOut > now);
    const lost = firstGood === -1 ? left.length : firstGood;
    this.gone += lost;
    return lost;
  }

  hold(points: number, now: Date): string {
    this.expire(now);
    if (points > this.available) return "NOT_ENOUGH_POINTS";
    this.gone += points;
    this.holds.push({ points, state: "held", givenBack: 0 });
    return "200";
  }

  spend(hold: NaiveHold): string {
    if (hold.state !== "held") return "HOLD_ENDED";
    hold.state = "spent";
    return "200";
  }

  release(hold: NaiveHold): string {
    if (hold.state === "spent") return "HOLD_SPENT";
    if (hold.state === "held") this.gone -= hold.points;
    hold.state = "released";
    return "200";
  }

  giveBack(hold: NaiveHold, points: number, now: Date): string {
    if (hold.state !== "spent" || hold.givenBack + points > hold.points) return "TOO_MUCH";
    hold.givenBack += points;
    this.earn(points, now);
    return "200";
  }

  takeBack(points: number): number {
    const taken = Math.min(points, this.available);
    this.gone += taken;
    return taken;
  }

  /** How many of the points that are left run out first, and when; null when there are none. */
  expiring(now: Date, dayOf: (moment: Date) => string): { points: number; on: string } | null {
    const good = this.came.slice(this.gone).filter((runsOut) => runsOut > now);
    const first = good[0];
    if (!first) return null;
    return { points: good.filter((runsOut) => dayOf(runsOut) === dayOf(first)).length, on: dayOf(first) };
  }
}
