/** Gloomhaven's part of a campaign's page. */

import "../families.css";
import "../party.css";
import type { OfferFacts } from "../../../protocol";
import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { CampaignLayout, OfferNote } from "../../campaigns";
import type { PartyView } from "../view";
import { DUNGEON, isByRoad, isCasual, isOnTheMap, ROSTER, scenarioOf } from "./offers";
import PartyPage from "./PartyPage.svelte";
import { PARTY_TEXTS } from "./texts";
import Tracks from "./Tracks.svelte";

/** What can be played besides scenarios, by its key. */
const PICTURES: Record<string, { icon: string; family: string }> = {
  found: { icon: "town-found", family: "sea" },
  town: { icon: "town-city", family: "gold" },
  roster: { icon: "town-roster", family: "leaf" },
  dungeon: { icon: "stat-monster", family: "night" },
  camp: { icon: "town-camp", family: "blood" },
};

function notes(view: PartyView, { key }: OfferFacts, content: GameContent): OfferNote[] {
  const number = scenarioOf(key);
  if (isCasual(key)) return [{ icon: "town-pack", text: t("gloomhaven-about-casual") }];
  if (number === 0) return [{ icon: "town-pack", text: t(`gloomhaven-about-${key}`) }];
  const place = view.scenarios.find((each) => each.number === number);
  const about = `about-scenario-${number}`;
  const aim = content.texts.has(about)
    ? content.say(about)
    : content.face(`scenario_${number}`)?.text?.[1];
  const found: OfferNote[] = aim ? [{ icon: "stat-goal", text: aim }] : [];
  found.push({
    icon: "stat-monster",
    text: t("gloomhaven-scenario-at-level", { level: view.scenario_level }),
  });
  if (isByRoad(key)) found.push({ icon: "town-road", text: t("gloomhaven-about-road") });
  if (place?.linked) found.push({ icon: "stat-move", text: t("gloomhaven-linked") });
  return found;
}

export const campaign: CampaignLayout<PartyView> = {
  Page: PartyPage,
  Aside: Tracks,
  texts: PARTY_TEXTS,
  picture: (_, { key }) => PICTURES[key] ?? { icon: "town-scenario", family: "night" },
  notes,
  long: ({ key }) => scenarioOf(key) > 0 && !isByRoad(key),
  elsewhere: ({ key }) => isOnTheMap(key) || key === ROSTER || key === DUNGEON,
  besides: ({ key }) => (isCasual(key) ? [] : [`casual:${scenarioOf(key)}`]),
};
