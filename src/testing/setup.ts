// Tests in Node's environment render nothing. Testing Library would cost each test file a tenth of a second.
if (typeof window !== "undefined") require("./browser-setup");
