import "virtual:fonts.css";
import "./look/theme.css";
import "./look/widgets.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { noteFaults } from "./net/diary";
import { settings } from "./look/settings.svelte";
import { register } from "./offline/registering";
import { words } from "./words/language.svelte";

noteFaults();
settings.apply();
void words.start();
if (location.pathname.startsWith("/table/")) void import("./table/TablePage.svelte");
mount(App, { target: document.body });
register();

// A newer client took the place of this one: its parts are gone from a server that still answers.
// A picture is not worth beginning anew for.
addEventListener("vite:preloadError", ({ payload }) => {
  if (payload.message.includes("/piece-")) return;
  void fetch("/", { method: "HEAD" }).then((answer) => answer.ok && location.reload());
});
