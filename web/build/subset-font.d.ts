declare module "subset-font" {
  interface Wanted {
    targetFormat: "woff2" | "woff" | "truetype";
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, wanted: Wanted): Promise<Buffer>;
}
