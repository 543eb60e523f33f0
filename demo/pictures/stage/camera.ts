import { PerspectiveCamera, Vector3 } from "three";
import { spread } from "./random.ts";

export type CameraOptions = {
  readonly aim: readonly [number, number, number];
  readonly distance: number;
  /** Degrees around the scene and above the floor. */
  readonly around?: number;
  readonly above?: number;
  readonly lens?: number;
  /** Opening of the lens: 0 is sharp everywhere. */
  readonly aperture?: number;
  /** Moves the picture within the frame, in parts of its width and height. */
  readonly shift?: readonly [number, number];
};

export type Camera = { camera: PerspectiveCamera; aim: Vector3; arrange(sample: number): void };

export function stageCamera(options: CameraOptions, width: number, height: number): Camera {
  const { distance, around = 0, above = 14, lens = 24, aperture = 0, shift = [0, 0] } = options;
  const aim = new Vector3(...options.aim);
  const camera = new PerspectiveCamera(lens, width / height, 1, 500);
  const turn = (around * Math.PI) / 180;
  const rise = (above * Math.PI) / 180;
  const home = new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
    .multiplyScalar(distance)
    .add(aim);
  camera.position.copy(home);
  camera.lookAt(aim);
  const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
  const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
  return {
    camera,
    aim,
    arrange(sample) {
      const [a, b] = spread(sample + 131);
      const wide = Math.sqrt(a) * aperture;
      camera.position
        .copy(home)
        .addScaledVector(right, Math.cos(b * Math.PI * 2) * wide)
        .addScaledVector(up, Math.sin(b * Math.PI * 2) * wide);
      camera.lookAt(aim);
      const [x, y] = spread(sample + 53);
      // Less than a pixel each time: the mean of all samples has smooth edges.
      camera.setViewOffset(width, height, x - 0.5 - shift[0] * width, y - 0.5 + shift[1] * height, width, height);
    },
  };
}
