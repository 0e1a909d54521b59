import "virtual:fonts.css";
import "./look/theme.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./look/settings.svelte";
import { words } from "./words/language.svelte";

settings.apply();
void words.start();
if (location.pathname.startsWith("/table/")) void import("./table/TablePage.svelte");
mount(App, { target: document.body });
