import { data, redirect } from "react-router";
import { countSelected, type Selection } from "#modules/admin/contract/selection.ts";
import { readSelection } from "#modules/admin/contract/selection-query.ts";
import { AdminProductChoicesDocument } from "#modules/catalogue/admin/products/products.graphql.gen.ts";
import { AdminPreviewBulkDocument } from "#modules/import-export/admin/imports.graphql.gen.ts";
import { type BulkInput, bulkSchema, mostBulkRecords } from "#modules/import-export/contract/bulk-actions.ts";
import { actionsInForm, type BulkType } from "#modules/import-export/contract/bulk-fields.ts";
import { textOnServer } from "../i18n/message-source.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";
import { type FormAction, runFormAction, textsIn } from "./form-action.server.ts";

/** A list whose records are edited in bulk. */
export type BulkList = {
  readonly type: BulkType;
  /** The key of the page's title. */
  readonly section: string;
  /** The address of the screen. That of a request is another one while the browser navigates. */
  readonly path: string;
  /** The address of the list with the filters in a query. */
  listPath(query: URLSearchParams): string;
  /** The codes of the records its filters match, but for some. */
  codesMatching(
    facts: RouteArgs,
    query: URLSearchParams,
    except: ReadonlySet<string>,
  ): Promise<{ readonly codes: readonly string[]; readonly isComplete: boolean }>;
};

const chosenCodes = (list: BulkList, facts: RouteArgs, query: URLSearchParams, selection: Selection) =>
  selection.kind === "some"
    ? { codes: [...selection.ids], isComplete: true }
    : list.codesMatching(facts, query, selection.except);

/** A list that has been read to its end, or to the most that can be edited at once. */
export function withoutExcepted(codes: readonly string[], except: ReadonlySet<string>) {
  const kept = codes.filter((code) => !except.has(code));
  return { codes: kept.slice(0, mostBulkRecords), isComplete: kept.length <= mostBulkRecords };
}

/** The screen of a bulk edit: how many are chosen, and what the fields can be set to. */
export async function loadBulk(list: BulkList, facts: RouteArgs) {
  const { searchParams: query } = new URL(facts.request.url);
  const selection = readSelection(query);
  if (!selection) throw redirect(list.listPath(query));
  const [{ codes }, { adminProductChoices }] = await Promise.all([
    chosenCodes(list, facts, query, selection),
    adminCall(facts, ({ api }) => api(AdminProductChoicesDocument, { locale: null })),
  ]);
  const { brands, categories } = adminProductChoices;
  return {
    type: list.type,
    count: countSelected(selection, codes.length + (selection.kind === "all" ? selection.except.size : 0)),
    listPath: list.listPath(query),
    path: `${list.path}?${query}`,
    stepKey: crypto.randomUUID(),
    brands,
    categories,
    ...adminPage(facts.context, list.section),
  };
}

/** Begins the preview, and opens its page. */
const bulk: FormAction = {
  schema: bulkSchema,
  async send(values, facts) {
    const input = values as BulkInput;
    const { adminPreviewBulk: reply } = await adminCall(facts, ({ api }) => api(AdminPreviewBulkDocument, { input }));
    if (reply.data) throw redirect(`/admin/imports/${reply.data.id}`);
    return reply;
  },
};

export async function actInBulk(list: BulkList, facts: RouteArgs) {
  const query = new URL(facts.request.url).searchParams;
  const selection = readSelection(query);
  const form = await adminForm(facts);
  const { intent = "", key } = textsIn(form);
  if (intent !== "bulk" || !selection) throw data(null, { status: 400 });
  const t = textOnServer("import-export-admin", servicesOf(facts.context).locale);
  const refusal = (text: string) => ({ intent, done: null, refusal: text, problems: {}, typed: {} });
  const actions = actionsInForm(form);
  if (actions.length === 0) return refusal(t("bulk_nothing"));
  const { codes, isComplete } = await chosenCodes(list, facts, query, selection);
  if (!isComplete) return refusal(t("bulk_too_many"));
  return runFormAction({ bulk }, intent, { key, type: list.type, ids: codes, actions }, facts);
}
