/** Gatsby can use .cache only together with the public folder of the same build. */
const FOLDERS = [".cache", "public"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(FOLDERS),
  onPostBuild: ({ utils }) => utils.cache.save(FOLDERS),
};
