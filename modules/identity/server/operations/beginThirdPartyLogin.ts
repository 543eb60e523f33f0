import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { safePath } from "../../contract/safe-path.ts";
import { socialChannels, socialReturnPath } from "../../contract/social-channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { beginAttempt, socialPages } from "../social/social-attempt.ts";
import { socialTexts } from "../social/social-texts.ts";

const input = v.object({
  thirdChannel: v.picklist(socialChannels),
  redirectUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null),
  wishlist: v.nullish(v.pipe(v.string(), v.maxLength(80)), null),
  pageType: v.nullish(v.picklist(socialPages), "login"),
});

/** Returns the provider's authorization URL and sets a cookie that binds the redirect back to this browser. */
export const beginThirdPartyLogin = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input }),
    async run(
      { caller, locale, reply },
      { input: { thirdChannel, redirectUrl, wishlist, pageType } },
    ): Promise<Result<{ authorizationUrl: string }, { code: "THIRD_UNAVAILABLE" }>> {
      const verifier = deps.social.find(({ channel }) => channel === thirdChannel);
      if (!verifier) return fail({ code: "THIRD_UNAVAILABLE" });
      const { secrets, cookie } = beginAttempt(deps, {
        channel: thirdChannel,
        page: pageType,
        redirectUrl: safePath(redirectUrl),
        wishlistProduct: wishlist,
        sessionId: caller.kind === "member" ? caller.sessionId : null,
      });
      const returnUrl = `${deps.publicUrl}${socialReturnPath(thirdChannel)}`;
      const address = await verifier.authorizationUrl(secrets, returnUrl, locale);
      if (!address.ok) return fail({ code: "THIRD_UNAVAILABLE" });
      reply.setCookie(cookie);
      return ok({ authorizationUrl: address.value });
    },
    failures: { THIRD_UNAVAILABLE: socialTexts.THIRD_UNAVAILABLE },
  });
