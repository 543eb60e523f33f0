import type { ClubDirectory } from "#modules/identity/server/index.ts";
import type { Club } from "../ports/club.ts";

/** The club as registration looks at it. While it does not answer it knows nobody: people register with the shop all the same. */
export const clubDirectory = (club: Pick<Club, "memberByMobile">): ClubDirectory => ({
  async personBy(mobile) {
    const found = await club.memberByMobile(mobile);
    return found.ok ? found.value : null;
  },
});
