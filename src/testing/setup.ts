// Tests in Node's environment render nothing, and reading Testing Library would cost each of their files a tenth of a second
if (typeof window !== "undefined") require("./browser-setup");
