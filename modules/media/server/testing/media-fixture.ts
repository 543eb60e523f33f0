import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import { cleanPictures } from "#kit/images/clean-picture.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { largestVideo } from "../../contract/constants.ts";
import { addMedia, type MediaDeps, type MediaUse, mediaAdminModule, receiveFile, replaceMedia } from "../index.ts";
import { memoryStorage } from "./memory-storage.ts";

/** A single-colour picture. */
export const aPicture = (colour: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Staff of the media library. */
const dewi = {
  id: "3f1c0d52-8b1e-4a55-9c1c-2f4f0a5f7f01",
  sessionId: "s",
  email: "dewi@staff.test",
  name: "Dewi",
  roles: [],
  permissions: [],
  storeCode: null,
};

/** The media library on a real database, with an in-memory storage. `uses` lists the uses of its files. */
export async function mediaFixture(database: Database) {
  const folder = await mkdtemp(join(tmpdir(), "uploads-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const storage = memoryStorage();
  const uses: MediaUse[] = [];
  const given: Omit<MediaDeps, "database" | "clock" | "ids" | "secret" | "https"> = {
    storage,
    usage: async (_db, paths) => uses.filter(({ path }) => paths.includes(path)),
    cleanPicture: cleanPictures({ maxPixels: 1_000_000, longestSide: 500, gate: createSemaphore(2, 50) }),
  };
  const staff = await staffFixture(database, (deps) => [mediaAdminModule({ ...deps, ...given })]);
  const deps: MediaDeps = { ...staff.deps, ...given };

  async function receive(content: Buffer) {
    const received = await receiveFile(Readable.from([content]), { folder, ids: systemIds, most: largestVideo });
    if (!received.ok) throw new Error(received.error.code);
    return received.value;
  }
  const upload = async (content: Buffer, name = "picture.png") =>
    addMedia(deps, dewi, { file: await receive(content), name });
  return {
    staff,
    deps,
    storage,
    uses,
    folder,
    receive,
    upload,
    /** The uploaded item; throws when it was refused. */
    async uploaded(content: Buffer, name?: string) {
      const added = await upload(content, name);
      if (!added.ok) throw new Error(added.error.code);
      return added.value.item;
    },
    replace: async (id: string, content: Buffer, version = 1) =>
      replaceMedia(deps, dewi, { id, version, file: await receive(content) }),
    /** Calls one operation as staff with these roles. */
    async as(...roles: StaffRole[]) {
      const headers = await staff.signedIn(
        `${roles.join("-").toLowerCase()}-${systemIds.code(6)}@media.test`,
        ...roles,
      );
      return async (document: string, variables: Record<string, unknown> = {}) => {
        const { body } = await staff.post<Record<string, never>>(document, variables, headers);
        const [refusal] = body.errors ?? [];
        return (refusal ? { refused: refusal.extensions.code } : Object.values(body.data ?? {})[0]) as Record<
          string,
          unknown
        >;
      };
    },
    async auditOf(subject: string) {
      const { rows } = await sql<{ action: string }>`
        select action from staff.audit where subject = ${subject} order by id`.execute(database.kysely);
      return rows.map(({ action }) => action);
    },
  };
}
