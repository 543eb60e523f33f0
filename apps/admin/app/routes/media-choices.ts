import { AdminMediaDocument } from "#modules/media/admin/media.graphql.gen.ts";
import { askedMedia } from "#modules/media/admin/media-model.ts";
import type { MediaChoices } from "#modules/media/admin/picker/use-choices.ts";
import { codeOf } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** A page of the library for a dialog. A refusal is an answer: a redirect would lead away from what is being edited behind it. */
export async function loader({ request, context }: RouteArgs): Promise<MediaChoices> {
  const { page, ...asked } = askedMedia(new URL(request.url).searchParams);
  const services = servicesOf(context);
  try {
    const input = { ...asked, tag: asked.tag || null, kind: asked.kind || null, page };
    const { adminMedia } = await services.api(AdminMediaDocument, { input });
    return { list: adminMedia, problem: null };
  } catch (problem) {
    const code = codeOf(problem);
    if (code === "STAFF_ONLY" || code === "FORBIDDEN") return { list: null, problem: code };
    services.report(problem);
    return { list: null, problem: "FAILED" };
  }
}
