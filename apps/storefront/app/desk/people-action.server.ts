import { inviteSchema, personSchema, rightsSchema, switchSchema } from "#modules/desk/contract/people-forms.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import {
  DeskChangeRightsDocument,
  DeskEndSessionsDocument,
  DeskInviteAgainDocument,
  DeskInviteDocument,
  DeskSwitchPersonDocument,
} from "#modules/desk/web/people/people.graphql.gen.ts";
import { deed, doDeed, type Facts, textsIn } from "./deed.server.ts";
import { deskCall, deskForm } from "./desk-call.server.ts";
import { DeskStoresDocument } from "./stores.graphql.gen.ts";

const deeds = {
  invite: deed(inviteSchema, DeskInviteDocument),
  rights: deed(rightsSchema, DeskChangeRightsDocument),
  again: deed(personSchema, DeskInviteAgainDocument),
  end: deed(personSchema, DeskEndSessionsDocument),
  on: deed(switchSchema, DeskSwitchPersonDocument),
  off: deed(switchSchema, DeskSwitchPersonDocument),
};

/** Does what a form about one of those who work here asks for, or invites somebody new. */
export async function actOnPeople(facts: Facts, id: string | null): Promise<DeskAnswer> {
  const form = await deskForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  const typed = { ...texts, roles: form.getAll("roles"), on: intent === "on", ...(id === null ? {} : { id }) };
  return doDeed(deeds, intent, typed, facts);
}

/** The stores somebody can work at. */
export async function storeChoices(facts: Facts) {
  const { queryStoreList } = await deskCall(facts, ({ api }) => api(DeskStoresDocument));
  return queryStoreList.map(({ storeCode, storeName }) => ({ code: storeCode, name: storeName }));
}
