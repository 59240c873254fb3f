/** Published without types. Used in plugins/content/graphql/picture-fields.ts. */
declare module "gatsby-plugin-sharp" {
  export function generateImageData(options: {
    file: import("gatsby-source-filesystem").FileSystemNode;
    args: object;
    pathPrefix: string;
    reporter: import("gatsby").Reporter;
    cache: import("gatsby").GatsbyCache;
  }): Promise<import("gatsby-plugin-image").IGatsbyImageData>;
}
