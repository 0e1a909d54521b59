/** The page of a campaign of any game that brings no client: what its ledger shows, in lists. */

import "./families.css";
import type { CampaignLayout } from "../campaigns";
import { signOf } from "../signs";
import { fieldsOf, TEXTS, type Fields } from "./fields";
import AnyLedger from "./AnyLedger.svelte";

export interface AnyCampaign extends CampaignLayout {
  fields: Fields;
}

export async function kept(game: string): Promise<{ campaign: AnyCampaign }> {
  const fields = await fieldsOf(game);
  const campaign: AnyCampaign = {
    fields,
    Aside: AnyLedger,
    texts: TEXTS,
    picture: (_, { phrase }) => ({ icon: signOf(phrase.key), family: phrase.key }),
  };
  return { campaign };
}
