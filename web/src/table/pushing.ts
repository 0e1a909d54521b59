/** Messages to this browser while its page is closed. */

export interface Subscription {
  address: string;
  /** The browser's own keys, as the server wants them. */
  keys: string;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person and the browser's push service; null if one of them does not want it. */
export async function subscription(key: string): Promise<Subscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  const worker = await navigator.serviceWorker.ready;
  if ((await Notification.requestPermission()) !== "granted") return null;
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch(() => null);
  if (!found) return null;
  const { p256dh, auth } = found.toJSON().keys ?? {};
  return { address: found.endpoint, keys: JSON.stringify({ p256dh, auth }) };
}
