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
    /** Icons that are loaded when they are first seen. */
    pieces: Record<string, () => Promise<{ default: string }>>;
  }
  const loaders: Record<string, () => Promise<GameIcons>>;
  export default loaders;
}

declare module "virtual:fonts.css";
