/** Calling somebody back to the page: a mark on its icon, and a notification where it is wanted. */

import { remember, remembered } from "../net/memory";
import { t } from "../words/language.svelte";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";
const KEY = "notify";

export const mayNotify = (): boolean =>
  "Notification" in globalThis && Notification.permission === "granted";

export const notifies = (): boolean => remembered(KEY) === "on" && mayNotify();

/** Asked for by a button, never on its own. False if the browser does not allow it. */
export async function setNotifying(on: boolean): Promise<boolean> {
  if (!on) {
    remember(KEY, "off");
    return true;
  }
  if (!("Notification" in globalThis)) return false;
  const allowed = (await Notification.requestPermission()) === "granted";
  remember(KEY, allowed ? "on" : "off");
  return allowed;
}

let called = false;

/** It is somebody's turn at this screen, or is so no more. */
export function callAttention(turn: boolean, game: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? MARKED : ICON;
  if (!turn || !document.hidden) called = false;
  else if (!called && notifies()) {
    called = true;
    void notify(game);
  }
}

/** Phones show notifications only through the service worker. */
async function notify(game: string): Promise<void> {
  const options = { body: game, icon: ICON, tag: location.pathname, data: location.pathname };
  const workers = "serviceWorker" in navigator;
  const worker = workers ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) await worker.showNotification(t("your-turn"), options);
  else new Notification(t("your-turn"), options).onclick = () => window.focus();
}
