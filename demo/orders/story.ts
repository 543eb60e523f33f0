import type { Scene } from "./scene.ts";

/** How many milliseconds pass in the demo shop before a story goes on. */
export type Pause = number;

/**
 * The events of one order as a generator: it acts through the shop's own operations and yields the time until its next
 * step. `daysAgo` is its start; it must have finished by now. A story that starts 0 days ago runs last and in real
 * time, for steps limited by the database's own clock.
 */
export type Story = {
  readonly name: string;
  readonly daysAgo: number;
  tell(scene: Scene): AsyncGenerator<Pause, void, void>;
};

const minute = 60_000;
export const minutes = (count: number): Pause => count * minute;
export const hours = (count: number): Pause => count * 60 * minute;
export const days = (count: number): Pause => count * 24 * 60 * minute;

/** A story of an order that starts so many hours ago. */
export const hoursAgo = (count: number): number => count / 24;
export const minutesAgo = (count: number): number => count / (24 * 60);
