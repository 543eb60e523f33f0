import { sql } from "kysely";
import { fail, ok } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { approvalsAdminModule, type Proposal, type ProposalKind, propose } from "../index.ts";

const numberOf = ({ payload }: Proposal) => payload as { readonly from: number; readonly to: number };

/** A kind over one number in a table: proposals have the old and the new value. */
const numberKind: ProposalKind = {
  name: "number",
  read: "catalogue.read",
  approve: "prices.approve",
  async describe(trx, proposals) {
    const { rows } = await sql<{ value: number }>`select value from number_fixture`.execute(trx);
    return new Map(
      proposals.map((proposal) => {
        const { from, to } = numberOf(proposal);
        const isOutdated = rows[0]?.value !== from;
        return [proposal.id, { title: "The number", path: "/admin", isOutdated, changes: [{ path: "n", after: to }] }];
      }),
    );
  },
  async execute(trx, proposal) {
    const { from, to } = numberOf(proposal);
    const { rows } = await sql<{ value: number }>`select value from number_fixture for update`.execute(trx);
    if (rows[0]?.value !== from) return fail({ code: "OUTDATED", by: "Agus" });
    if (to < 0) {
      const text = "No negative numbers.";
      return fail({ code: "REFUSED", texts: { "en-US": text, "id-ID": text, "vi-VN": text, "zh-CN": text } });
    }
    await sql`update number_fixture set value = ${to}, writes = writes + 1`.execute(trx);
    return ok({ to });
  },
};

const replyFields = "success errorCode errorMessage message data { id state }";

/** The operations over a number. Dewi may propose, Rani and Tono may approve, Bima has both roles, Sari may read. */
export async function approvalsFixture(database: Database) {
  await sql`create table number_fixture (value integer not null, writes integer not null default 0)`.execute(
    database.kysely,
  );
  await sql`insert into number_fixture (value) values (1)`.execute(database.kysely);
  const staff = await staffFixture(database, (deps) => [approvalsAdminModule({ ...deps, kinds: [numberKind] })]);
  const people = {
    dewi: await staff.signedIn("dewi@approvals.test", "catalogue"),
    rani: await staff.signedIn("rani@approvals.test", "finance"),
    tono: await staff.signedIn("tono@approvals.test", "finance"),
    bima: await staff.signedIn("bima@approvals.test", "catalogue", "finance", "admin"),
    sari: await staff.signedIn("sari@approvals.test", "support"),
  };
  type Name = keyof typeof people;

  /** The data of an operation, or the code of the error it was refused with. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object, headers: object): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const decide = (operation: string, input: string) => (who: Name | null, given: object) =>
    call(
      `mutation ${operation}($input: ${input}!) { ${operation}(input: $input) { ${replyFields} } }`,
      { input: given },
      who === null ? {} : people[who],
    );
  const approve = decide("adminApproveProposal", "AdminProposalInput");
  const refuse = decide("adminRefuseProposal", "AdminRefuseProposalInput");
  const withdraw = decide("adminWithdrawProposal", "AdminProposalInput");

  return {
    staff,
    people,
    call,
    approve: (who: Name | null, id: string) => approve(who, { id }),
    refuse: (who: Name | null, id: string, reason: string) => refuse(who, { id, reason }),
    withdraw: (who: Name | null, id: string) => withdraw(who, { id }),
    list: (who: Name | null, input: object = {}) =>
      call(
        `query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) { total page pageSize
          proposals { id kind subject title state reason proposedBy decidedBy decisionReason isMine canDecide isOutdated
            changes { path before after } } } }`,
        { input },
        who === null ? {} : people[who],
      ),
    waiting: (who: Name | null) =>
      call("query adminWaitingProposals { adminWaitingProposals { kind count } }", {}, who === null ? {} : people[who]),
    /** Proposes to change the number. */
    async propose(who: Name, from: number, to: number, more: { key?: string; reason?: string } = {}): Promise<string> {
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from staff.account where email = ${`${who}@approvals.test`}`.execute(database.kysely);
      const proposer = rows[0] ?? { id: "", name: "" };
      return inTransaction(database, (trx) =>
        propose(trx, staff.deps, {
          kind: "number",
          subject: "number:1",
          payload: { from, to },
          reason: more.reason ?? null,
          proposer,
          key: more.key ?? null,
          at: staff.clock.now(),
        }),
      );
    },
    async number(): Promise<{ value: number; writes: number }> {
      const { rows } = await sql<{ value: number; writes: number }>`select value, writes from number_fixture`.execute(
        database.kysely,
      );
      return rows[0] ?? { value: 0, writes: 0 };
    },
    /** The audit of the number, the newest first. */
    async audit(): Promise<{ action: string; name: string; detail: Record<string, unknown> }[]> {
      const { rows } = await sql<{ action: string; name: string; detail: Record<string, unknown> }>`
        select action, name, detail from staff.audit where subject = 'number:1' order by id desc`.execute(
        database.kysely,
      );
      return rows;
    },
  };
}
