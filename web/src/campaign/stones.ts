/** A part of a campaign on its road, as the page of a book shows it. */
export interface Stone {
  id: string;
  number: number;
  state: "won" | "lost" | "now" | "ahead";
  title: string;
  note: string;
  /** What has become of it, or what it waits for. */
  fate: string;
  /** Without one it is not known yet. */
  icon: string;
  family: string;
}
