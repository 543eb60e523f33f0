import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from "graphql";

/** One query of the back office that answers a list. */
type AdminList = {
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Arguments of lists that cannot be called, or answer nothing, without them. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  adminOrders: { input: {} },
  adminProducts: { input: {} },
  adminStock: { input: {} },
  adminMedia: { input: {} },
  adminViews: { list: "orders" },
  adminFind: { text: "bola" },
  adminPromotionSkus: { search: "bola" },
};

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** The field of an answer that holds its rows; null for an answer that is one record. */
function rowsField({ type }: GraphQLField<unknown, unknown>): string | null {
  const named = getNamedType(type);
  if (!isObjectType(named) || !("page" in named.getFields() || named.name === "AdminPromotions")) return null;
  return (
    Object.values(named.getFields()).find((field) => isList(field.type) && isObjectType(getNamedType(field.type)))
      ?.name ?? null
  );
}

/** Every query of the back office that lists something and needs no code of a record, from the published schema. */
export function adminLists(): AdminList[] {
  const schema = buildSchema(readFileSync(new URL("../../../docs/admin-schema.graphql", import.meta.url), "utf8"));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap((field): AdminList[] => {
    const { name, args, type } = field;
    const required = args.filter((arg) => String(arg.type).endsWith("!"));
    if (required.length > 0 && !(name in needed)) return [];
    const rows = isList(type) ? "__typename" : rowsField(field);
    if (rows === null || !isObjectType(getNamedType(type))) return [];
    const given = args.filter((arg) => required.includes(arg) || arg.name in (needed[name] ?? {}));
    const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
    const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
    const selection = isList(type) ? rows : `${rows} { __typename }`;
    const document = `query ${name}${declared && `(${declared})`} { ${name}${passed && `(${passed})`} { ${selection} } }`;
    return [{ name, document, variables: needed[name] ?? {} }];
  });
}

/** The rows of an answer: the answer itself, or its only field. */
export const listIn = (answer: unknown): readonly unknown[] =>
  Array.isArray(answer) ? answer : Object.values((answer ?? {}) as Readonly<Record<string, unknown[]>>).flat();
