/** The longest test took 52 s while everything was tested on two cores, and the next machine may be half as fast. */
export const TEST_LIMIT_MS = 180_000;

/** What a test waits for comes within a second or two; on a busy machine it may take ten. */
export const EXPECT_LIMIT_MS = 20_000;
