/** Stands for every CSS module in unit tests: each class has the name that the code calls it by. */
module.exports = new Proxy({}, { get: (_, name) => name });
