import { httpClub } from "#adapters/loyalty-club/http-club.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Log } from "#kit/http/log.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { Config } from "../config/config.ts";

export type ClubWay = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
  /** Where this process listens; known once it does. */
  readonly ownAddress: () => string;
};

/** The path of the club's endpoint, wherever it runs. */
const clubPath = "/loyalty/graphql";

/** The club this process asks: the one it was told of, or its own, over the same road. */
export const reachClub = ({ config, clock, log, ownAddress }: ClubWay): Club =>
  httpClub({
    url: config.club.url ?? (() => `${ownAddress()}${clubPath}`),
    token: config.club.token,
    clock,
    timeoutMs: config.timeouts.club,
    onTrouble: (operation, reason) => log.warn({ operation, reason }, "the loyalty club did not answer"),
  });
