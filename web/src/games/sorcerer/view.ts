/** What a seat sees of Sorcerer (src/questhall/games/sorcerer/view.py). */

export interface CardView {
  id: string;
  card: string;
  owner: number;
}

export interface AttachedView extends CardView {
  controller: number;
  follower?: boolean;
}

export interface MinionView {
  id: string;
  card: string;
  seat: number;
  attack: number;
  life: number;
  ready: boolean;
  damage?: number;
  flame?: number;
  arthropods?: number;
  flying?: boolean;
  blank?: boolean;
  attachments?: AttachedView[];
}

export interface SideView {
  team: number;
  track: number;
  unopposed: boolean;
  minions: MinionView[];
}

export interface FieldView {
  name: string;
  order: number;
  first: number;
  sides: SideView[];
  exhausted?: boolean;
  conquered_by?: number | null;
}

export interface SkillView {
  id: string;
  card: string;
  ready: boolean;
}

export interface PlayerView {
  seat: number;
  team: number;
  energy: number;
  actions: number;
  omens: number;
  packs: string[];
  skills: SkillView[];
  hand_size: number;
  grimoire_size: number;
  hand: CardView[];
  graveyard: CardView[];
  resolving?: CardView[];
  avatar?: string | null;
  blood?: number | null;
  points?: number;
}

export interface AttackView {
  attacker: string;
  field: string;
  unopposed: boolean;
  bonus: number;
  dice: string;
  critical_points: number;
  hit_points: number;
}

export interface TableView {
  format: "duel" | "royale" | "team";
  round: number;
  phase: number;
  first: number;
  fate: boolean[];
  players: PlayerView[];
  fields: FieldView[];
  attack?: AttackView | null;
  results?: number[];
}

export const DEFENCE = 12;
export const ENERGY_LIMIT = 10;
export const BLOOD_LIMIT = 10;
export const ACTIONS = 6;
export const BATTLE_PHASE = 3;
