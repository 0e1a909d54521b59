/** Oathsworn's part of a campaign's page. */

import "../colours.css";
import "../story.css";
import type { OfferFacts, OfferKey } from "../../../protocol";
import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { CampaignLayout, OfferNote } from "../../campaigns";
import { STORY_TEXTS } from "../story/texts";
import CompanyPage from "./CompanyPage.svelte";
import Standing from "./Standing.svelte";
import type { CompanyView } from "./view";

/** What can be played, by the kind of its phrase. */
const PICTURES: Partial<Record<OfferKey, { icon: string; family: string }>> = {
  story: { icon: "story-page", family: "gold" },
  instant: { icon: "sign-entry", family: "ash" },
  encounter: { icon: "stat-might", family: "blood" },
  replay: { icon: "stat-might", family: "blood" },
  epilogue: { icon: "event-city", family: "night" },
};

function notes(view: CompanyView, { phrase }: OfferFacts, content: GameContent): OfferNote[] {
  const kind = phrase.key;
  const about = kind === "encounter" || kind === "replay" ? "encounter" : "chapter";
  const told =
    about === "encounter"
      ? content.face(view.encounter)?.text?.[0]
      : content.say(`chapter-${view.story}.text`);
  const found: OfferNote[] = told ? [{ icon: "story-page", text: told }] : [];
  if (about === "encounter" && view.boxes["ambushed"])
    found.push({ icon: "story-ambushed", text: t("tale-box-ambushed") });
  if (about === "encounter" && view.boxes["special_rules"])
    found.push({ icon: "story-special", text: t("tale-box-special_rules") });
  if (kind === "instant") found.push({ icon: "story-time", text: t("tale-instant") });
  return found;
}

export const campaign: CampaignLayout<CompanyView> = {
  Page: CompanyPage,
  Aside: Standing,
  texts: STORY_TEXTS,
  picture: (_, { phrase }) => PICTURES[phrase.key] ?? { icon: "story-page", family: "gold" },
  notes,
};
