// What runs in Node's environment renders nothing; reading the rest takes a tenth of a second of each of its files
if (typeof window !== "undefined") require("./browser-setup");
