/** Gatsby can use .cache only together with the public folder of the same build; .pictures holds every picture encoded so far. */
const FOLDERS = [".cache", "public", ".pictures"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(FOLDERS),
  onPostBuild: ({ utils }) => utils.cache.save(FOLDERS),
};
