import { httpClub } from "#adapters/loyalty-club/http-club.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Log } from "#kit/http/log.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { Config } from "../config/config.ts";

export type ClubWay = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
  /** The port of this process, known once it listens. */
  readonly ownAddress: () => string;
};

/** The path of the club's endpoint in every process. */
const clubPath = "/loyalty/graphql";

/** The club of this process: the configured one, or its own, over the same protocol. */
export const reachClub = ({ config, clock, log, ownAddress }: ClubWay): Club =>
  httpClub({
    url: config.club.url ?? (() => `${ownAddress()}${clubPath}`),
    token: config.club.token,
    clock,
    timeoutMs: config.timeouts.club,
    onTrouble: (operation, reason) => log.warn({ operation, reason }, "the loyalty club did not answer"),
  });
