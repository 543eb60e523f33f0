import { Color, DirectionalLight, HemisphereLight, type Scene, Vector3 } from "three";
import { spread } from "./random.ts";

export type LightOptions = {
  /** Direction of the main lamp, in degrees: turned around the scene, and above the floor. */
  readonly around?: number;
  readonly above?: number;
  /** How large the lamp looks from the objects, in degrees; a larger lamp draws softer shadows. */
  readonly softness?: number;
  readonly key?: number;
  readonly fill?: number;
  /** Half the width of the lit field. */
  readonly reach?: number;
};

/** How finely shadows are drawn. Rough ones are blurred more, so that a few samples already look soft. */
export type ShadowQuality = "fine" | "rough";

const shadows = {
  fine: { lamp: { size: 2048, blur: 1 }, room: { size: 1024, blur: 1 } },
  rough: { lamp: { size: 768, blur: 4.5 }, room: { size: 256, blur: 6 } },
} as const;

export type Lights = { arrange(sample: number): void };

const radians = Math.PI / 180;
const far = 120;

function lamp(scene: Scene, reach: number, { size, blur }: { size: number; blur: number }): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  light.shadow.radius = blur;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: far * 2 });
  light.shadow.normalBias = 0.035;
  light.shadow.bias = -0.0004;
  scene.add(light, light.target);
  return light;
}

/**
 * A large lamp and a bright room, drawn one direction at a time: each sample moves both lights, and the mean of all
 * samples has the soft shadows and dark corners that a single pass cannot draw.
 */
export function lights(scene: Scene, aim: Vector3, options: LightOptions, quality: ShadowQuality): Lights {
  const { around = -42, above = 48, softness = 9, key = 2.7, fill = 2.1, reach = 34 } = options;
  const main = lamp(scene, reach, shadows[quality].lamp);
  const room = lamp(scene, reach, shadows[quality].room);
  main.color = new Color("#fff6ec");
  main.intensity = key;
  const bounce = new HemisphereLight("#ffffff", "#ecd9c2", 0.35);
  scene.add(bounce);

  const toward = (turn: number, rise: number) =>
    new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise));

  return {
    arrange(sample) {
      const [a, b] = spread(sample);
      const offset = Math.sqrt(a) * softness * radians;
      const turn = around * radians + Math.cos(b * Math.PI * 2) * offset;
      const rise = above * radians + Math.sin(b * Math.PI * 2) * offset;
      main.position.copy(aim).addScaledVector(toward(turn, rise), far);
      main.target.position.copy(aim);

      const [c, d] = spread(sample + 977);
      const height = 0.06 + 0.94 * c;
      room.position.copy(aim).addScaledVector(toward(d * Math.PI * 2, Math.asin(height)), far);
      room.target.position.copy(aim);
      room.color.setRGB(0.94 + 0.06 * (1 - height), 0.955, 0.94 + 0.06 * height);
      room.intensity = fill;
    },
  };
}
