/** What tests import as `@jest/globals`: Jest puts it on the global object before it loads a test file. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, jest } = globalThis
