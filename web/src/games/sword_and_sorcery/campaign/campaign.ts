/** Sword & Sorcery's part of a campaign's page. */

import "../colours.css";
import "../families.css";
import type { OfferFacts } from "../../../protocol";
import type { GameContent } from "../../../table/content.svelte";
import { t } from "../../../words/language.svelte";
import type { CampaignLayout, OfferNote } from "../../campaigns";
import Belongings from "./Belongings.svelte";
import SagaPage from "./SagaPage.svelte";
import { SAGA_TEXTS } from "./texts";
import type { SagaView } from "./view";

const questOf = ({ key }: Pick<OfferFacts, "key">): string => key.split(":")[1] ?? "";

function notes(view: SagaView, offer: OfferFacts, content: GameContent): OfferNote[] {
  const quest = questOf(offer);
  const found: OfferNote[] = [{ icon: "event-story", text: content.say(`goal-${quest}`) }];
  const road = view.road.find((each) => each.quest === quest);
  const defeats = road?.defeats ?? 0;
  if (defeats > 0) found.push({ icon: "stat-hp", text: t("saga-defeats", { count: defeats }) });
  if (view.heroes.length === 0)
    found.push({ icon: "person", text: t("saga-muster", { count: view.size }) });
  else if (road?.emporium) found.push({ icon: "slot-inventory", text: t("saga-dealing") });
  return found;
}

export const campaign: CampaignLayout<SagaView> = {
  Page: SagaPage,
  Aside: Belongings,
  texts: SAGA_TEXTS,
  picture: (_, offer) => ({ icon: `quest-${questOf(offer)}`, family: "event" }),
  notes,
};
