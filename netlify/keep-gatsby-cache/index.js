/** Gatsby trusts .cache only together with the public folder it wrote. */
const FOLDERS = [".cache", "public"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(FOLDERS),
  onPostBuild: ({ utils }) => utils.cache.save(FOLDERS),
};
