import { data, redirect } from "react-router";
import { MyDataDocument } from "../../account/account-settings.graphql.gen.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/my-data.ts";

/** A file to keep, for the member alone: nothing on the way may hold on to it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queryMyData } = await servicesOf(context).api(MyDataDocument);
  // Whoever opens the address by itself confirms on the page of settings first.
  if (queryMyData.errorCode === "CONFIRM_FIRST") throw redirect("/account/accountSetting#my-data");
  if (!queryMyData.success) throw data(queryMyData.errorMessage, { status: 429 });
  return new Response(`${JSON.stringify(queryMyData.data, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
    },
  });
}
