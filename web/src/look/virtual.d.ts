declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:icons/games" {
  const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default loaders;
}

declare module "virtual:fonts.css";
