/** Which part of a board is seen: where it opens, and when it moves by itself (hardly ever). */

import type { Frame, Point } from "./hexes";

/** A place of the drawing lies on the screen at `place * k + (x, y)`. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Screen {
  width: number;
  height: number;
}

/** A small board is magnified no more than this when it opens. */
const LARGEST = 1.5;
/** So few places are all to be seen; of more, some are enough. */
const FEW = 3;
/** Pixels by which a place may lie beyond the edge and is still seen. */
const MARGIN = 12;
/** Pixels that a place keeps from the edge when the board has moved to it. */
const REST = 2 * MARGIN;

/** The scale at which the frame fills the screen. */
export function fit(frame: Frame, screen: Screen): number {
  return Math.min(screen.width / frame.width, screen.height / frame.height);
}

export function lookingAt(centre: Point, k: number, screen: Screen): Camera {
  return { x: screen.width / 2 - centre.x * k, y: screen.height / 2 - centre.y * k, k };
}

export function centreOf(frame: Frame): Point {
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
}

/** The middle of what is seen along one side: of all of it, or near the point that matters. */
function along(start: number, length: number, seen: number, near: number): number {
  if (length <= seen) return start + length / 2;
  return Math.max(start + seen / 2, Math.min(near, start + length - seen / 2));
}

/** How the board opens: as much of the frame as can be read, around what matters. */
export function opening(frame: Frame, near: Point, screen: Screen, readable: number): Camera {
  const k = Math.min(LARGEST, Math.max(readable, fit(frame, screen)));
  const centre = {
    x: along(frame.x, frame.width, screen.width / k, near.x),
    y: along(frame.y, frame.height, screen.height / k, near.y),
  };
  return lookingAt(centre, k, screen);
}

export function isSeen(place: Frame, camera: Camera, screen: Screen): boolean {
  const left = place.x * camera.k + camera.x;
  const top = place.y * camera.k + camera.y;
  const right = left + place.width * camera.k;
  const bottom = top + place.height * camera.k;
  return (
    left >= -MARGIN &&
    top >= -MARGIN &&
    right <= screen.width + MARGIN &&
    bottom <= screen.height + MARGIN
  );
}

function around(places: Frame[]): Frame {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far to move along one side, at the least. */
function shift(start: number, length: number, seen: number): number {
  return Math.max(REST, Math.min(start, seen - REST - length)) - start;
}

/** Where to look so that the places are seen, no further off than it takes; null: they are seen. */
export function toSee(
  places: Frame[],
  camera: Camera,
  screen: Screen,
  all = places.length <= FEW,
): Camera | null {
  const seen = places.filter((place) => isSeen(place, camera, screen)).length;
  if (places.length === 0 || (all ? seen === places.length : seen > 0)) return null;
  const frame = around(places);
  const room = { width: screen.width - 2 * REST, height: screen.height - 2 * REST };
  const { x, y, k } = camera;
  const closest = fit(frame, room);
  if (closest < k) return lookingAt(centreOf(frame), closest, screen);
  return {
    x: x + shift(frame.x * k + x, frame.width * k, screen.width),
    y: y + shift(frame.y * k + y, frame.height * k, screen.height),
    k,
  };
}

/** After the window has changed its size, what was in the middle still is. */
export function resized(camera: Camera, before: Screen, now: Screen): Camera {
  return {
    ...camera,
    x: camera.x + (now.width - before.width) / 2,
    y: camera.y + (now.height - before.height) / 2,
  };
}
