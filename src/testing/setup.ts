// Tests in the node environment render nothing. Testing Library would cost each test file 0.1 s.
if (typeof window !== "undefined") require("./browser-setup");
