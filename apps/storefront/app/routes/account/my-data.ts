import { data, redirect } from "react-router";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/my-data.ts";
import { MyDataDocument } from "./account-settings.graphql.gen.ts";

/** A personal download: no cache may store it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queryMyData } = await servicesOf(context).api(MyDataDocument);
  // A direct visit without a recent proof is redirected to the settings page, which asks for it.
  if (queryMyData.errorCode === "CONFIRM_FIRST") throw redirect("/account/accountSetting#my-data");
  if (!queryMyData.success) throw data(queryMyData.errorMessage, { status: 429 });
  return new Response(`${JSON.stringify(queryMyData.data, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
    },
  });
}
