import type { Transaction } from "kysely";
import type { RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { readMemberStates, writeMemberStates } from "#modules/identity/server/index.ts";
import { consentsOf } from "#modules/newsletter/server/index.ts";
import { type CustomerState, customerType, normaliseCustomer, ownFields } from "../../contract/customer-state.ts";
import { proofsOf } from "../store/consent-proofs.ts";
import { checkCustomers } from "./check-customers.ts";
import { customerProblems } from "./customer-problems.ts";
import type { CustomerRules } from "./customer-rules.ts";
import { addConsents, removeConsents } from "./write-consents.ts";

type Write = RecordWrite<CustomerState>;

/**
 * Record type of customers. Staff edit the permitted fields; an import also adds customers, and its undo removes them.
 */
export const customerRecord = (rules: CustomerRules): RecordType<CustomerState> => ({
  name: customerType,
  problemTexts: customerProblems,
  guarded: ownFields,
  normalise: normaliseCustomer,
  read: (trx, ids) => readCustomers(trx, ids, rules.scope.siteCode),
  check: (trx, writes) => checkCustomers(trx, writes, rules),
  write: (trx, writes) => writeCustomers(trx, writes, rules),
});

/** The states of customers with their consents; three statements for any number. */
async function readCustomers(
  trx: Transaction<unknown>,
  ids: readonly string[],
  siteCode: string,
): Promise<ReadonlyMap<string, CustomerState>> {
  const members = await readMemberStates(trx, ids);
  const whose = [...members].map(([userCode, { countedEmail }]) => ({ userCode, email: countedEmail }));
  const consents = await consentsOf(trx, whose, siteCode);
  const proofs = await proofsOf(trx, [...members.keys()]);
  return new Map(
    [...members].map(([id, { state }]) => {
      const proof = proofs.get(id);
      return [
        id,
        {
          ...state,
          ...(consents.get(id)?.newsletter ? { newsletter: true as const } : {}),
          ...(consents.get(id)?.whatsApp ? { whatsApp: true as const } : {}),
          ...(proof ? { consentWording: proof.wording, consentSource: proof.source, consentDate: proof.givenOn } : {}),
        },
      ];
    }),
  );
}

/** Members are inserted before rows that refer to them; rows of removed members are withdrawn before the members. */
async function writeCustomers(
  trx: Transaction<unknown>,
  writes: readonly Write[],
  rules: CustomerRules,
): Promise<void> {
  await removeConsents(
    trx,
    writes.flatMap(({ id, before, after }) => (after === null && before ? [{ userCode: id, state: before }] : [])),
    rules,
  );
  await writeMemberStates(trx, writes.map(memberFields), rules.clock.now());
  await addConsents(
    trx,
    writes.flatMap(({ id, before, after }) => (before === null && after ? [{ userCode: id, state: after }] : [])),
    rules,
  );
}

const memberFields = ({ id, before, after }: Write) => ({ id, before, after });
