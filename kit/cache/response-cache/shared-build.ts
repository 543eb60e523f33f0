/** The invalidations during a build: some tags, or everything. */
export type Clear = readonly string[] | "all";

/** The invalidations a build has to know about: how many there were before it, and those that came during it; the same of drops. */
export type Build = { readonly started: number; readonly clears: Clear[]; readonly drops: number };

/** One build under way, shared by every request for the response. */
export type SharedBuild<Body> = Build & {
  readonly done: Promise<{ readonly body: Body; readonly tags: readonly string[] }>;
};

/** Starts a build in a later microtask, so that it is registered before it can finish. */
export function startBuild<Body>(
  { started, drops }: Pick<Build, "started" | "drops">,
  make: () => SharedBuild<Body>["done"],
): SharedBuild<Body> {
  const done = Promise.resolve().then(make);
  // Waiting requests get the failure from `done`; a build without waiting requests must not end the process.
  done.catch(() => undefined);
  return { started, drops, done, clears: [] };
}

/** Whether one of the invalidations concerns a response with these tags. */
export function affects(clears: readonly Clear[], tags: readonly string[]): boolean {
  return clears.some((clear) => clear === "all" || clear.some((tag) => tags.includes(tag)));
}
