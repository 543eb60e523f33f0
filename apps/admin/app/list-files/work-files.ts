import type { ApprovalsTextKey } from "#modules/approvals/admin/approvals-text.ts";
import { isShownKind, type ProposalRow } from "#modules/approvals/admin/proposal-model.ts";
import { AdminProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import { nameOf, stateText } from "#modules/background-work/admin/work-model.ts";
import type { WorkTextKey } from "#modules/background-work/admin/work-text.ts";
import { outcomeTabs, sourceText, typeText } from "#modules/import-export/admin/import-model.ts";
import type { ImportTextKey } from "#modules/import-export/admin/import-text.ts";
import { AdminImportsDocument } from "#modules/import-export/admin/imports.graphql.gen.ts";
import { askedProposals } from "../request/asked-lists.ts";
import { isBefore, listFile, onePage, pageAfterPage } from "./list-file.ts";

const written = (value: unknown): string =>
  typeof value === "string" ? value : value === null || value === undefined ? "–" : JSON.stringify(value);
const changesOf = ({ changes }: ProposalRow): string =>
  changes.map(({ path, before, after }) => `${path}: ${written(before)} → ${written(after)}`).join("; ");

export const approvalsFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const { adminProposals } = await api(AdminProposalsDocument, { input: { ...askedProposals(query), page } });
      return { rows: adminProposals.proposals, hasMore: isBefore(adminProposals) };
    }),
  columns({ t, textOf }) {
    const text = textOf<ApprovalsTextKey>("approvals-admin");
    return [
      { head: t("kind"), text: ({ kind }) => (isShownKind(kind) ? text(`kind_${kind}`) : kind) },
      { head: t("title"), text: (row) => row.title },
      { head: t("changes"), text: changesOf },
      { head: t("reason"), text: (row) => row.reason },
      { head: t("proposed_by"), text: (row) => row.proposedBy },
      { head: t("proposed"), text: (row) => row.proposedAt },
      {
        head: t("state"),
        text: ({ state }) => (state === "waiting" ? text("waiting") : text(`state_${state as "approved"}`)),
      },
      { head: t("decided_by"), text: (row) => row.decidedBy },
      { head: t("decided"), text: (row) => row.decidedAt },
      { head: t("decision"), text: (row) => row.decisionReason },
    ];
  },
});

export const importsFile = listFile({
  pages: ({ api }) =>
    pageAfterPage(async (page) => {
      const { adminImports } = await api(AdminImportsDocument, { page });
      return { rows: adminImports.imports, hasMore: adminImports.hasMore };
    }),
  columns({ t, textOf }) {
    const text = textOf<ImportTextKey>("import-export-admin");
    return [
      { head: t("title"), text: (row) => row.title },
      { head: t("kind"), text: ({ recordType }) => typeText(recordType, text) },
      { head: t("source"), text: ({ source }) => sourceText(source, text) },
      { head: t("state"), text: ({ state }) => text(`state_${state as "applied"}`) },
      ...outcomeTabs.map((outcome) => ({
        head: text(`outcome_${outcome}`),
        text: ({ counts }: { counts: Readonly<Record<typeof outcome, number>> }) => counts[outcome],
      })),
      { head: t("owner"), text: (row) => row.ownerName },
      { head: t("created"), text: (row) => row.createdAt },
    ];
  },
});

export const workFile = listFile({
  pages: ({ api }) => onePage(api(AdminWorkListDocument).then(({ adminWorkList }) => adminWorkList)),
  columns({ t, textOf }) {
    const text = textOf<WorkTextKey>("background-work-admin");
    return [
      { head: t("title"), text: (row) => nameOf(row, text) },
      { head: t("state"), text: (row) => stateText(row, text) },
      { head: t("done"), text: (row) => row.done },
      { head: t("total"), text: (row) => row.total },
      { head: t("created"), text: (row) => row.createdAt },
      { head: t("ended"), text: (row) => row.endedAt },
    ];
  },
});
