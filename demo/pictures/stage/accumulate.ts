import {
  AdditiveBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
// A lone glint a hundred times brighter than paper would stay a jagged dot in the mean, so samples are capped.
const addShader = `
  uniform sampler2D picture; uniform float share; varying vec2 at;
  void main() { gl_FragColor = vec4(min(texture2D(picture, at).rgb, vec3(1.8)) * share, 1.0); }`;
const finishShader = `
  uniform sampler2D picture; uniform float exposure; varying vec2 at;
  void main() {
    gl_FragColor = vec4(texture2D(picture, at).rgb * exposure, 1.0);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`;

/** Adds samples up in full precision and shows their mean, tone-mapped. */
export function accumulator(renderer: WebGLRenderer, width: number, height: number, samples: number) {
  const sample = new WebGLRenderTarget(width, height, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(width, height, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const camera = new OrthographicCamera();
  const sheet = (fragmentShader: string, picture: Texture, value: Record<string, { value: number }>, add: boolean) => {
    const material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: { picture: { value: picture }, ...value },
      depthTest: false,
      depthWrite: false,
      toneMapped: !add,
      ...(add ? { blending: AdditiveBlending, transparent: true } : {}),
    });
    const scene = new Scene();
    const mesh = new Mesh(new PlaneGeometry(2, 2), material);
    mesh.frustumCulled = false;
    scene.add(mesh);
    return scene;
  };
  const adding = sheet(addShader, sample.texture, { share: { value: 1 / samples } }, true);
  const finish = (exposure: number) => sheet(finishShader, sum.texture, { exposure: { value: exposure } }, false);
  renderer.setRenderTarget(sum);
  renderer.setClearColor(0, 0);
  renderer.clear();

  return {
    sample,
    add() {
      renderer.autoClear = false;
      renderer.setRenderTarget(sum);
      renderer.render(adding, camera);
      renderer.autoClear = true;
    },
    dispose() {
      sample.dispose();
      sum.dispose();
    },
    show(exposure: number) {
      renderer.setRenderTarget(null);
      renderer.render(finish(exposure), camera);
    },
  };
}
