/** The name of a thing as part of the key of a text: `frost:snow_wolf` is `frost--snow-wolf`. */
export const slug = (name: string): string => name.replaceAll("_", "-").replaceAll(":", "--");

/** The name again: of `frost--snow-wolf` it is `frost:snow_wolf`. */
export const unslugged = (slug: string): string => slug.replaceAll("--", ":").replaceAll("-", "_");
