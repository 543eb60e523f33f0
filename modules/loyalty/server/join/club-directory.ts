import type { ClubDirectory } from "#modules/identity/server/index.ts";
import type { Club } from "../ports/club.ts";

/**
 * The club as registration sees it. While the club does not answer it counts as having no members, so that registration
 * with the shop continues.
 */
export const clubDirectory = (club: Pick<Club, "memberByMobile">): ClubDirectory => ({
  async personBy(mobile) {
    const found = await club.memberByMobile(mobile);
    return found.ok ? found.value : null;
  },
});
