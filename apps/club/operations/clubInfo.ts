import { query } from "#kit/graphql/operation.ts";
import type { ClubDeps } from "../club-deps.ts";
import { readInfo } from "../store/info.ts";

export const clubInfo = ({ database }: ClubDeps) => query({ access: "anyone", run: () => readInfo(database.kysely) });
