import type { Shot } from "../../stage/shot.ts";

type Story = Pick<Shot, "arrange" | "backdrop" | "camera" | "light" | "exposure">;

/** The picture above a story of the magazine. */
export const story = (code: string, scene: Story): Shot => ({
  name: `blog/${code}`,
  width: 1200,
  height: 675,
  maxKilobytes: 45,
  samples: 10,
  ...scene,
});
