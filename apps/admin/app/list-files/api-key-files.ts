import { keyState } from "#modules/staff/admin/api-keys/api-key-model.ts";
import { AdminApiKeysDocument } from "#modules/staff/admin/api-keys/api-keys.graphql.gen.ts";
import type { ApiKeysTextKey } from "#modules/staff/admin/api-keys/api-keys-text.ts";
import { listFile, onePage } from "./list-file.ts";

export const apiKeysFile = listFile({
  pages: ({ api }) => onePage(api(AdminApiKeysDocument).then(({ adminApiKeys }) => adminApiKeys)),
  columns({ textOf }) {
    const text = textOf<ApiKeysTextKey>("api-keys");
    return [
      { head: text("key"), text: ({ code }) => code },
      { head: text("name"), text: (row) => row.name },
      { head: text("state"), text: (row) => text(`state_${keyState(row)}`) },
      { head: text("scopes"), text: ({ scopes }) => scopes.join(", ") },
      { head: text("calls"), text: (row) => row.callsPerMinute },
      { head: text("last_used"), text: (row) => row.lastUsedAt },
      { head: text("expires"), text: ({ expiresAt }) => expiresAt ?? text("never") },
      { head: text("made_by"), text: (row) => row.createdBy },
    ];
  },
});
