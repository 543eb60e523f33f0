import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminPreviewSegment } from "./operations/adminPreviewSegment.ts";
import { adminSegmentPeople } from "./operations/adminSegmentPeople.ts";
import { adminSegmentPlaces } from "./operations/adminSegmentPlaces.ts";
import { adminSegments } from "./operations/adminSegments.ts";
import type { SegmentsDeps } from "./segments-deps.ts";

/** The part of segments in the admin schema. */
export const segmentsAdminModule = (deps: SegmentsDeps): ShopModule => ({
  name: "segments",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminSegments: adminSegments(deps),
      adminSegmentPlaces: adminSegmentPlaces(deps),
      adminPreviewSegment: adminPreviewSegment(deps),
      adminSegmentPeople: adminSegmentPeople(deps),
    },
  },
});
