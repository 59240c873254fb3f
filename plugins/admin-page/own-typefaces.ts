/** The package carries its typefaces, yet asks a server of others for them first. */
const FOREIGN_TYPEFACE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * @returns the CMS's script with its typefaces from its package's folder of assets, which is published at the address
 * @throws if it asks for a typeface that the package does not hold, or for none at all: then this version asks in some other way
 */
export function withOwnTypefaces(script: string, assets: readonly string[], assetsAddress: string): string {
  const changed = script.replace(FOREIGN_TYPEFACE, (address: string, face: string, variant: string) => {
    const file = assets.find((name) => name.startsWith(`${face}-${variant}`) && name.endsWith(".woff2"));
    if (!file) throw new Error(`The CMS asks for the typeface ${address}, which its package does not hold.`);
    return `${assetsAddress}/${file}`;
  });
  if (changed === script) {
    throw new Error(
      "The CMS names no typefaces in the way that own-typefaces.ts expects. Find out how this version of @sveltia/cms loads them; /admin must not ask other servers.",
    );
  }
  return changed;
}
