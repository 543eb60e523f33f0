import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useApprovalsText } from "./approvals-text.ts";
import { ProposalActions } from "./proposal-actions.tsx";
import { ProposalChanges } from "./proposal-changes.tsx";
import { isShownKind, type ProposalRow, proposalKinds, type ShownKind } from "./proposal-model.ts";

export type ApprovalsPageProps = {
  proposals: readonly ProposalRow[];
  total: number;
  page: number;
  pageSize: number;
  decided: boolean;
  kind: ShownKind | null;
  answer: AdminAnswer | null;
  year: number;
};

const addressOf = (decided: boolean, kind: ShownKind | null, page = 1): string => {
  const query = new URLSearchParams({
    ...(decided ? { decided: "1" } : {}),
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/admin/approvals${query.size > 0 ? `?${query}` : ""}`;
};

/** What waits for a second person, the oldest first, and what became of the rest. */
export function ApprovalsPage({ proposals, total, page, pageSize, decided, kind, answer, year }: ApprovalsPageProps) {
  const t = useApprovalsText();
  return (
    <div className="grid gap-4">
      <PageHeader title={t("title")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("intro")}</p>
      <ActionResult answer={answer} />
      <div className="flex flex-wrap gap-x-8">
        <Choices
          label={t("title")}
          choices={[
            { text: t("waiting"), to: addressOf(false, kind), isCurrent: !decided },
            { text: t("decided"), to: addressOf(true, kind), isCurrent: decided },
          ]}
        />
        <Choices
          label={t("all")}
          choices={[null, ...proposalKinds].map((one) => ({
            text: t(one === null ? "all" : `kind_${one}`),
            to: addressOf(decided, one),
            isCurrent: one === kind,
          }))}
        />
      </div>
      {proposals.length === 0 ? (
        <EmptyState title={t(decided ? "none_decided" : "none_waiting")}>
          {decided ? null : t("none_waiting_text")}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {proposals.map((proposal) => (
            <Proposal key={proposal.id} proposal={proposal} answer={answer} year={year} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        address={(to) => addressOf(decided, kind, to)}
      />
    </div>
  );
}

type Choice = { text: string; to: string; isCurrent: boolean };

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-4 text-sm">
      {choices.map(({ text, to, isCurrent }) => (
        <Link
          key={to + text}
          to={to}
          aria-current={isCurrent ? "page" : undefined}
          className={cx(
            "inline-flex min-h-11 items-center border-b-2 font-bold no-underline",
            isCurrent ? "border-court" : "border-transparent text-ink-soft hover:text-ink",
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

const tones = { approved: "court", refused: "danger", withdrawn: "neutral", outdated: "neutral" } as const;

function Proposal({ proposal, answer, year }: { proposal: ProposalRow; answer: AdminAnswer | null; year: number }) {
  const t = useApprovalsText();
  const { kind, title, path, state, reason, decidedBy, decidedAt, decisionReason } = proposal;
  const decidedTime = decidedAt ? shortTime(decidedAt, year) : "";
  const ended = state === "waiting" ? null : (state as keyof typeof tones);
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="sun">{isShownKind(kind) ? t(`kind_${kind}`) : kind}</Badge>
          {ended ? <Badge tone={tones[ended]}>{t(`state_${ended}`)}</Badge> : null}
          {proposal.isOutdated ? <Badge tone="danger">{t("outdated")}</Badge> : null}
        </p>
        <h2 className="text-base font-extrabold">
          <Link to={path} className="underline underline-offset-2">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          {t("proposed", { name: proposal.proposedBy, time: shortTime(proposal.proposedAt, year) })}
        </p>
        {reason ? <p className="text-sm">{`${t("reason")}: ${reason}`}</p> : null}
      </div>
      <ProposalChanges changes={proposal.changes} year={year} />
      {ended === null ? (
        <ProposalActions proposal={proposal} answer={answer} />
      ) : (
        <p className="border-t border-line pt-3 text-sm text-ink-soft">
          {/* Nobody decides what ends with the account it is about. */}
          {decidedBy ? t("decided_by", { name: decidedBy, time: decidedTime }) : decidedTime}
          {decisionReason ? ` · ${decisionReason}` : ""}
        </p>
      )}
    </li>
  );
}
