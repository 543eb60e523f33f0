import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from "three";

type Panel = { size: [number, number, number]; at: [number, number, number]; glow: number; tint: number };

/** What glossy things reflect: a dim warm room with a large soft box at the left, a strip at the right and a ceiling. */
const panels: readonly Panel[] = [
  { size: [0.1, 7, 8], at: [-9, 6, 3], glow: 9, tint: 0xfff1e0 },
  { size: [0.1, 8, 2], at: [9.4, 4, -1], glow: 5, tint: 0xeaf2ff },
  { size: [8, 0.1, 6], at: [0, 9.6, 0], glow: 3, tint: 0xffffff },
  { size: [6, 2.5, 0.1], at: [1, 6, 9.6], glow: 2.5, tint: 0xfff6ea },
];

export function studioReflections(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const walls = new MeshBasicMaterial({ color: 0x9c8f80, side: BackSide });
  walls.color.multiplyScalar(0.4);
  room.add(new Mesh(new BoxGeometry(20, 20, 20), walls));
  for (const { size, at, glow, tint } of panels) {
    const light = new MeshBasicMaterial({ color: tint });
    light.color.multiplyScalar(glow);
    const panel = new Mesh(new BoxGeometry(...size), light);
    panel.position.set(...at);
    room.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const reflections = generator.fromScene(room, 0.02).texture;
  generator.dispose();
  return reflections;
}
