/** The body in WebGL by three.js, drawn anew only when the view changes; the one file with that library, fetched when a visitor asks for it. */
import {
  AmbientLight,
  Box3,
  BufferGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  Mesh as SceneMesh,
  MeshStandardMaterial,
  OrthographicCamera,
  Scene,
  Sphere,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { materialLooks } from '#land-patterns/bodies/material-colors.ts';
import type { Mesh } from '#land-patterns/bodies/mesh.ts';
import type { ViewAngles } from './view-angles.ts';

export interface BodyScene {
  show: (angles: ViewAngles) => void;
  close: () => void;
}

function sceneMesh({ material, positions, normals }: Mesh): SceneMesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  const look = new MeshStandardMaterial({
    roughness: materialLooks[material].isMetal ? 0.45 : 0.8,
    metalness: materialLooks[material].isMetal ? 0.3 : 0,
  });
  const [red, green, blue] = materialLooks[material].color;
  look.color.setRGB(red, green, blue, SRGBColorSpace);
  return new SceneMesh(geometry, look);
}

/** Throws where the browser has no WebGL. */
export function openScene(canvas: HTMLCanvasElement, meshes: readonly Mesh[]): BodyScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio));
  const scene = new Scene();
  const body = new Group();
  const parts = meshes.map(sceneMesh);
  body.add(...parts);
  const { center, radius } = new Box3().setFromObject(body).getBoundingSphere(new Sphere());
  const sun = new DirectionalLight('white', 2.4);
  scene.add(body, new AmbientLight('white', 1.4), sun, sun.target);
  sun.target.position.copy(center);
  const camera = new OrthographicCamera();

  const show = ({ around, above, zoom }: ViewAngles) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    const half = (radius * 1.08) / zoom / Math.min(1, width / height);
    Object.assign(camera, {
      left: (-half * width) / height,
      right: (half * width) / height,
      top: half,
      bottom: -half,
      near: 0,
      far: radius * 8,
    });
    const [turn, tilt] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
    const far = radius * 4;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    camera.up.set(-sin * Math.sin(tilt), cos * Math.sin(tilt), Math.cos(tilt));
    camera.position.set(center.x + far * Math.cos(tilt) * sin, center.y - far * Math.cos(tilt) * cos, center.z + far * Math.sin(tilt));
    camera.lookAt(center);
    camera.updateProjectionMatrix();
    sun.position.copy(camera.position).addScaledVector(camera.up, radius * 3);
    renderer.render(scene, camera);
  };

  const close = () => {
    for (const { geometry, material } of parts) {
      geometry.dispose();
      for (const one of [material].flat()) one.dispose();
    }
    renderer.dispose();
  };
  return { show, close };
}
