declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:icons/games" {
  interface GameIcons {
    /** Path data by the name of the icon. */
    default: Record<string, string>;
    /** Names of icons by what a game calls them. */
    names: Record<string, string>;
  }
  const loaders: Record<string, () => Promise<GameIcons>>;
  export default loaders;
  /** An icon that is loaded when it is first seen. */
  export function piece(name: string): Promise<{ default: string }>;
}

declare module "virtual:icons/pieces" {
  /** The names of all icons that can be loaded one by one. */
  const names: string[];
  export default names;
}

declare module "virtual:fonts.css";

declare module "virtual:covers" {
  import type { CoverName } from "./covers";
  /** Addresses of the pictures that are files of their own. */
  const addresses: Record<CoverName, string>;
  export default addresses;
}
