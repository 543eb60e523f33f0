import { query } from "#kit/graphql/operation.ts";
import type { ClubDeps } from "../club-deps.ts";
import { readInfo } from "../store/info.ts";

export const clubInfo = ({ database }: ClubDeps) =>
  query({ access: "anyone", run: async () => ({ code: "200", data: await readInfo(database.kysely) }) });
