/** Where we are: the lobby, a table, a campaign, or a page of samples. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();

export * from "./paths";

/** A click on one of our own links changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.target !== "") return;
  event.preventDefault();
  route.go(link.pathname);
}
