import type { LinkEvent } from "./link-steps.ts";

/** What every step of the dialog gets. */
export type LinkStepProps = { send: (event: LinkEvent) => void };
