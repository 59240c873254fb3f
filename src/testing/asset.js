module.exports = "/asset";
