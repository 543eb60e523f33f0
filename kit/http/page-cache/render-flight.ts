import type { PageEntry } from "./page-entry.ts";

/** What was cleared while a render ran: some tags, or everything. */
export type Clear = readonly string[] | "all";

/** One render under way, shared by everyone who asks for the page meanwhile. */
export type Flight = {
  readonly landed: Promise<{ entry: PageEntry; tags: readonly string[] }>;
  readonly clears: Clear[];
};

/** Begins a render. It starts in a later microtask, so that the flight is known before it can land. */
export function openFlight(render: () => Flight["landed"]): Flight {
  const landed = Promise.resolve().then(render);
  // Waiters get the failure from `landed` itself; a render that nobody waits for must not end the process.
  landed.catch(() => undefined);
  return { landed, clears: [] };
}

/** Whether one of the clears concerns a page that shows these tags. */
export function hitBy(clears: readonly Clear[], tags: readonly string[]): boolean {
  return clears.some((clear) => clear === "all" || clear.some((tag) => tags.includes(tag)));
}
