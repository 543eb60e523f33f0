import {
  Light,
  Mesh,
  MeshPhysicalMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  Scene,
  type Texture,
  WebGLRenderer,
} from "three";
import { accumulator } from "./accumulate.ts";
import { backdrop } from "./backdrop.ts";
import { stageCamera } from "./camera.ts";
import { studioReflections } from "./environment.ts";
import { fitted } from "./fit.ts";
import { lights, type ShadowQuality } from "./lights.ts";
import { seededRandom } from "./random.ts";
import type { Shot } from "./shot.ts";

export type Quality = { readonly scale: number; readonly samples: number; readonly shadows?: ShadowQuality };

/** The renderer and the room its things mirror: made once, since both take longer than a picture. */
export type Studio = { readonly renderer: WebGLRenderer; readonly reflections: Texture };

export function openStudio(): Studio {
  const renderer = stageRenderer();
  return { renderer, reflections: studioReflections(renderer) };
}

/** One renderer draws all pictures: compiling its shaders takes far longer than drawing. */
function stageRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NeutralToneMapping;
  return renderer;
}

/** Renders a shot and returns a PNG as a data URL. */
export async function renderShot({ renderer, reflections }: Studio, shot: Shot, quality: Quality): Promise<string> {
  const width = Math.round(shot.width * quality.scale);
  const height = Math.round(shot.height * quality.scale);
  renderer.setSize(width, height, false);

  const scene = new Scene();
  scene.add(backdrop(shot.backdrop));
  const things = shot.arrange(seededRandom(shot.name));
  for (const thing of things) {
    thing.traverse((part) => {
      if (part instanceof Mesh) dress(part, reflections);
    });
    scene.add(thing);
  }

  const camera = "fill" in shot.camera ? fitted(shot.camera, things, width / height) : shot.camera;
  const view = stageCamera(camera, width, height);
  const lamps = lights(scene, view.aim, shot.light ?? {}, quality.shadows ?? "fine");
  const mean = accumulator(renderer, width, height, quality.samples);
  for (let sample = 0; sample < quality.samples; sample += 1) {
    view.arrange(sample);
    lamps.arrange(sample);
    renderer.setRenderTarget(mean.sample);
    renderer.render(scene, view.camera);
    mean.add();
    // Lets the browser breathe, or it would report the page as hung.
    if (sample % 4 === 3) await new Promise((resolve) => setTimeout(resolve));
  }
  mean.show(shot.exposure ?? 1.1);
  const picture = renderer.domElement.toDataURL("image/png");
  mean.dispose();
  dispose(scene);
  return picture;
}

/** Only the objects mirror the room: on the backdrop its light would wash the shadows out. */
function dress(part: Mesh, reflections: Texture): void {
  part.castShadow = true;
  part.receiveShadow = true;
  for (const material of [part.material].flat()) {
    if (!(material instanceof MeshPhysicalMaterial)) continue;
    material.envMap = reflections;
    // Metal has no colour but what it mirrors.
    material.envMapIntensity = material.metalness > 0.5 ? 1.5 : 0.5;
  }
}

function dispose(scene: Scene): void {
  scene.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose();
    if (part instanceof Light) part.dispose();
  });
}
